import { once } from 'node:events';
import { createInstanceProof, instanceHeaders } from '@sumu/contract/instance-proof';
import { expect, inject, it } from 'vitest';
import { freePort } from './support/free-port.ts';
import './support/provided-context.ts';
import { launch, secret } from './support/server.ts';

/** Starts the CMS as its image does, with variables that must abort the start. */
async function startInVain(variables: Record<string, string>) {
	const { child, log } = launch(await freePort(), variables);
	const [code] = await once(child, 'close');
	expect(code).toBe(1);
	expect(log()).not.toMatch(/\n\s+at /);
	return log();
}

it('names DATA_DIR when it cannot be created', async () => {
	expect(await startInVain({ DATA_DIR: '/proc/sumu/data' })).toContain(
		'DATA_DIR is "/proc/sumu/data", which cannot be written',
	);
});

it('says where to find a missing secret', async () => {
	expect(await startInVain({ ENCRYPTION_KEY: '' })).toMatch(
		/ENCRYPTION_KEY is missing; .+ settings\.env of a backup/,
	);
});

it('refuses backups outside the machine without recipients', async () => {
	expect(await startInVain({ BACKUP_URL: '/mnt/backups' })).toContain(
		'BACKUP_RECIPIENTS is missing, and BACKUP_URL is set',
	);
});

it('proves which installation it belongs to', async () => {
	const challenge = 'a-challenge-of-the-test';
	const health = await fetch(`${inject('url')}/_health`, {
		headers: { [instanceHeaders.challenge]: challenge },
	});
	expect(health.headers.get(instanceHeaders.proof)).toBe(
		await createInstanceProof(secret, challenge),
	);
});
