import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	bundleFile,
	currentPlatform,
	isInstalled,
	isSupportedNode,
	repositoryRoot,
	requireSqliteDriver,
} from './install.mjs';

test.each([
	['18.20.0', false],
	['20.18.3', false],
	['20.19.0', true],
	['22.1.0', true],
	['24.21.0', true],
	['26.10.0', true],
	['27.0.0', false],
])('Node %s is supported: %s', (version, supported) => {
	expect(isSupportedNode(version)).toBe(supported);
});

test('the supported Node versions match Strapi’s and are declared in package.json', () => {
	const enginesOf = (...path: string[]): string =>
		JSON.parse(readFileSync(join(repositoryRoot, ...path, 'package.json'), 'utf8')).engines.node;
	const [, last] = /<=(\d+)\.x\.x$/.exec(enginesOf('cms/node_modules/@strapi/strapi')) ?? [];
	expect(isSupportedNode(`${last}.0.0`)).toBe(true);
	expect(isSupportedNode(`${Number(last) + 1}.0.0`)).toBe(false);
	for (const folder of ['.', 'cms'])
		expect(enginesOf(folder)).toBe(`>=20.19.0 <${Number(last) + 1}`);
});

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'install-'));
	mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, packages: Record<string, object>) =>
	writeFileSync(join(folder, file), JSON.stringify({ packages }));
const wanted = {
	'': { version: '0.1.0' },
	'node_modules/a': { version: '1.0.0' },
	'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
};

test('a missing or interrupted installation is stale', () => {
	write('package-lock.json', wanted);
	expect(isInstalled(folder)).toBe(false);
});

test('an installation that matches the lockfile is current; another version is stale', () => {
	write('package-lock.json', wanted);
	write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
	expect(isInstalled(folder)).toBe(true);
	write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
	expect(isInstalled(folder)).toBe(false);
});

test('an installation for another Node version is stale', () => {
	write('package-lock.json', wanted);
	write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
	writeFileSync(join(folder, 'node_modules/.node-abi'), 'another');
	expect(isInstalled(folder)).toBe(false);
});

test('packages bundled for this system are installed, those for another one are not', () => {
	write('package-lock.json', wanted);
	const writeBundle = (platform: string) =>
		writeFileSync(bundleFile(folder), JSON.stringify({ platform, packages: ['node_modules/a'] }));
	writeBundle(currentPlatform);
	expect(isInstalled(folder)).toBe(true);
	writeBundle('plan9-mips');
	expect(isInstalled(folder)).toBe(false);
});

test('a driver that was not installed is reported with the remedy, unless PostgreSQL is used', async () => {
	vi.stubEnv('DATABASE_URL', '');
	write('node_modules/.package-lock.json', {});
	const driver = join(folder, 'node_modules/better-sqlite3');
	mkdirSync(driver);
	writeFileSync(join(driver, 'index.js'), 'module.exports = class {};');
	await requireSqliteDriver(folder);
	writeFileSync(join(driver, 'index.js'), "require('better-sqlite3-13')");
	await expect(requireSqliteDriver(folder)).rejects.toThrow('apt-get install python3 make g++');
	expect(isInstalled(folder)).toBe(false);
	vi.stubEnv('DATABASE_URL', 'postgres://u:p@h/d');
	await requireSqliteDriver(folder);
	vi.unstubAllEnvs();
});
