import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from './setup/install.mjs';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'compose-'));
	copyFileSync(join(repositoryRoot, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));
	cpSync(join(repositoryRoot, 'deploy'), join(folder, 'deploy'), { recursive: true });
	copyFileSync(join(repositoryRoot, '.env.example'), join(folder, '.env'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs Compose as a Docker plugin, or as the separate program that Debian packages. */
function composeConfig(password = 'Loom-and-2-threads'): string {
	const env = { ...process.env, POSTGRES_PASSWORD: password };
	const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', env } as const;
	try {
		return execFileSync('docker', ['compose', 'config'], options);
	} catch {
		return execFileSync('docker-compose', ['config'], options);
	}
}

const names = ['caddy', 'site', 'cms', 'postgres', 'redis'];
/** Returns the configuration of each service in the valid file. */
function services(): Record<string, string> {
	const config = composeConfig();
	return Object.fromEntries(
		names.map((name) => [
			name,
			new RegExp(`^  ${name}:\\n((?:    .*\\n)+)`, 'm').exec(config)?.[1] ?? '',
		]),
	);
}

test('docker-compose.yml is valid, and every service is hardened', () => {
	const { caddy, site, cms, postgres, redis } = services();
	for (const service of [caddy, site, cms, postgres, redis]) {
		expect(service).toContain('read_only: true');
		expect(service).toMatch(/cap_drop:\s+- ALL/);
		expect(service).not.toContain('cap_add');
		expect(service).toContain('no-new-privileges:true');
		expect(service).toMatch(/memory: ["']?\d+/);
		expect(service).toContain('restart: unless-stopped');
	}
	for (const service of [postgres, redis]) expect(service).toMatch(/user: (postgres|redis)/);
	// Strapi needs a writable folder.
	expect(cms).toMatch(/tmpfs:\s+(- )?\/tmp/);
	for (const part of [site, cms]) {
		expect(part).toContain('DATABASE_URL: postgres://');
		expect(part).toContain('REDIS_URL: redis://redis:6379');
		expect(part).toContain('replicas: 2');
		expect(part).toContain('/_ready');
	}
	for (const service of [site, cms, postgres, redis]) expect(service).toContain('healthcheck:');
});

test('a missing POSTGRES_PASSWORD is rejected', () => {
	expect(() => composeConfig('')).toThrow(/POSTGRES_PASSWORD/);
});
