import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createInstanceProof, instanceHeaders } from '@sumu/contract/instance-proof';
import { beforeEach, expect, test, vi } from 'vitest';
import { serveHealth } from '../server/health.ts';
import { pictureBytes } from '../src/features/seo/picture-bytes.server.ts';
import { inlinePicture } from '../src/lib/document/inline-picture.server.ts';
import { createTokenSync } from '../src/lib/session/token-sync.ts';
import type { StoredSession } from '../src/lib/session/types.ts';
import { picture } from './feeds/content.ts';
import { ask, listen } from './support/listen.ts';

const env = vi.hoisted(() => ({ cmsAddress: '' }));
vi.mock('../src/config/env.server', () => ({ siteEnv: () => env }));

/** Listens with a server whose response body never ends. `released` resolves when the client closes the connection. */
async function streamForever(status: number) {
	let answer: (response: ServerResponse) => void = () => {};
	const answered = new Promise<ServerResponse>((resolve) => {
		answer = resolve;
	});
	const address = await listen((_, response) => {
		response.writeHead(status, { 'content-type': 'text/plain' }).write('The first part.');
		answer(response);
	});
	const released = answered.then(async (response) => {
		if (!response.closed) await once(response, 'close');
		return true;
	});
	return { address, released };
}

// Rule out the other ways to release a connection: a timeout, or garbage collection.
beforeEach(() => {
	vi.spyOn(globalThis, 'fetch');
	vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});

const issuedNow = (): StoredSession => ({
	token: 'header.claims.signature',
	issuedAt: Date.now(),
	expiresAt: Date.now() + 60_000,
	remembered: true,
	user: {
		id: 'u1',
		email: 'nadia@example.com',
		displayName: 'Nadia',
		photoURL: '',
		emailVerified: true,
		phoneNumber: '',
	},
});

test.each([200, 500])('the token sync releases its connection after status %i', async (status) => {
	const { address, released } = await streamForever(status);
	const sync = createTokenSync(address);
	await sync(issuedNow());
	expect(await released).toBe(true);
});

test('a picture that the CMS refuses releases its connection', async () => {
	const { address, released } = await streamForever(404);
	env.cmsAddress = address;
	expect(await pictureBytes(picture)).toBeNull();
	expect(await released).toBe(true);
});

test('a drawing that the CMS refuses releases its connection', async () => {
	const { address, released } = await streamForever(404);
	env.cmsAddress = address;
	expect(await inlinePicture('/uploads/gone.svg')).toBeUndefined();
	expect(await released).toBe(true);
});

test('the readiness check releases its connection to a CMS that is not ready', async () => {
	const { address, released } = await streamForever(503);
	const check = serveHealth({ cmsAddress: address, internalSecret: undefined });
	const site = await listen((request, response) => void check(request, response, () => {}));
	expect((await ask(`${site}/_ready`)).status).toBe(503);
	expect(await released).toBe(true);
});

test('the health check proves which installation the site belongs to', async () => {
	const internalSecret = 'a-secret-of-sixteen';
	const check = serveHealth({ cmsAddress: 'http://127.0.0.1:1', internalSecret });
	const site = await listen((request, response) => void check(request, response, () => {}));
	const challenge = 'a-challenge-of-the-test';
	const { headers } = await fetch(`${site}/_health`, {
		headers: { [instanceHeaders.challenge]: challenge },
	});
	const proof = await createInstanceProof(internalSecret, challenge);
	expect(headers.get(instanceHeaders.proof)).toBe(proof);
	expect(proof).toMatch(/^[0-9a-f]{64}$/);
});
