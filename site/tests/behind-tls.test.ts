import { createHash } from 'node:crypto';
import { messages } from '@sumu/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CmsStandIn } from '../src/testing/cms';
import { startServer } from './support/start-server.ts';
import { startTlsProxy } from './support/tls-proxy.ts';

const cms = new CmsStandIn();
let server: Awaited<ReturnType<typeof startServer>>;
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;

beforeAll(async () => {
	await cms.start();
	server = await startServer(
		['--import', 'tsx', 'server/dev.ts'],
		Number(new URL(cms.address).port),
		{ TRUST_PROXY: 'true', PUBLIC_URL: 'https://localhost', AUTH_SYNC_PATH: '/nobody/session' },
	);
	proxy = await startTlsProxy(server.address);
	// The development server compiles the pages at the first request, which on a busy machine takes longer than a call
	// to the CMS may.
	expect((await proxy.ask('/contact')).status).toBe(200);
}, 180_000);
afterAll(async () => {
	proxy.stop();
	await server.stop();
	await cms.close();
});

const contact = {
	form: 'contact',
	name: 'Nadia Alam',
	email: 'nadia@example.com',
	number: '+880 1711 000000',
	subject: 'A shop for twenty teas',
	details: 'Picked by hand, sold by weight.',
};
const newsletter = { form: 'newsletter', email: 'reader@example.com' };
const account = { email: 'nadia@example.com', password: 'Wrong-1' };

test.each([
	['/contact', contact, messages.contactSent],
	['/?index', contact, messages.contactSent],
	['/home', contact, messages.contactSent],
	['/?index', newsletter, messages.subscriptionReceived],
	['/home', newsletter, messages.subscriptionReceived],
	['/newsletter/confirm', { token: 'abcdef' }, 'You are on the list'],
	['/newsletter/unsubscribe', { token: 'abcdef' }, ''],
	['/login', account, 'Login'],
	['/signup', account, ''],
	['/forgot-password', account, ''],
	['/reset-password', account, ''],
])('%s accepts its form behind TLS', async (path, form, said) => {
	const reply = await proxy.ask(path, form);
	expect(reply.status, server.printed()).toBe(200);
	expect(reply.text).toContain(said);
});

const scriptsOf = (headers: NodeJS.Dict<string | string[]>) =>
	/script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
const hashOf = (script: string) =>
	`'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the policy allows the app’s inline scripts and no others', async () => {
	const { headers, text } = await proxy.ask('/blogs/page=1');
	const inline = text.matchAll(/<script(?! type="application)[^>]*>([^<]+)<\/script>/g);
	const hashes = new Set(Array.from(inline, ([, script = '']) => hashOf(script)));
	expect(hashes.size).toBeGreaterThan(3);
	expect(new Set(scriptsOf(headers).split(' '))).toEqual(new Set(["'self'", ...hashes]));
	expect(text).not.toContain('nonce=');
});

test('pages send an HSTS header for one year', async () => {
	const { headers } = await proxy.ask('/about');
	expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('an unserved AUTH_SYNC_PATH is logged only once', async () => {
	for (let call = 0; call < 3; call++)
		expect((await proxy.ask('/nobody/session', { token: 'x' })).status).toBe(405);
	const printed = server.printed();
	expect(printed.match(/AUTH_SYNC_PATH is "\/nobody\/session"/g)).toHaveLength(1);
	expect(printed).not.toMatch(/\n\s+at /);
});
