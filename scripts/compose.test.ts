import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './setup/install.mjs';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'compose-'));
	copyFileSync(join(root, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));
	copyFileSync(join(root, '.env.example'), join(folder, '.env'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Compose as a plugin of Docker, or as the program of its own that Debian packages. */
function composeConfig(password = 'Loom-and-2-threads'): string {
	const env = { ...process.env, POSTGRES_PASSWORD: password };
	const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', env } as const;
	try {
		return execFileSync('docker', ['compose', 'config'], options);
	} catch {
		return execFileSync('docker-compose', ['config'], options);
	}
}

test('docker-compose.yml is valid and starts Caddy, site, CMS, PostgreSQL and Redis', () => {
	const config = composeConfig();
	for (const service of ['caddy', 'site', 'cms', 'postgres', 'redis'])
		expect(config).toMatch(new RegExp(`^  ${service}:$`, 'm'));
	expect(config).toContain('DATABASE_URL: postgres://');
	expect(config).toContain('REDIS_URL: redis://redis:6379');
});

test('a database without a password of the owner’s is refused', () => {
	expect(() => composeConfig('')).toThrow(/POSTGRES_PASSWORD/);
});
