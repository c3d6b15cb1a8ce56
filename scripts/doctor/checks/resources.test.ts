import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkReleasedFiles } from './builds';
import { assessDisk, estimateBackupSpace } from './data-folder';
import { assessMemory } from './machine';
import { checkPackages } from './modules';

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'resources-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}

const local = { DATABASE_URL: 'postgres://u:p@localhost/d', REDIS_URL: 'redis://127.0.0.1' };
const sqlite = { DATABASE_URL: undefined, REDIS_URL: undefined };

test.each([
	['enough for SQLite', 960, 0, sqlite, false, 'ok', '960 MB'],
	['too little', 800, 0, sqlite, false, 'look', '900 MB are needed'],
	['too little with PostgreSQL and Redis beside it', 1000, 0, local, false, 'look', '1080 MB'],
	['enough, but limited', 4000, 500, sqlite, false, 'look', '900 MB are needed'],
	['too little to build', 2000, 0, sqlite, true, 'look', 'install a release'],
])('memory is %s', (_, total, limit, settings, mustBuild, state, words) => {
	const memory = { total: total * MEGABYTE, free: 100 * MEGABYTE, limit: limit * MEGABYTE };
	const { found, todo, ...finding } = assessMemory(memory, settings, mustBuild);
	expect(`${found} ${todo}`).toContain(words);
	expect(finding.state).toBe(state);
});

test('the disk must have room for the backups that are set', () => {
	write('cms.db', 'x'.repeat(1000));
	write('public/uploads/a.jpg', 'x'.repeat(500));
	expect(estimateBackupSpace(folder, 0)).toBe(1500);
	expect(estimateBackupSpace(folder, 7)).toBe(7 * 1500);
	write('backups/one.tar.gz', '');
	expect(estimateBackupSpace(folder, 7)).toBe(6 * 1500);

	const assess = (free: number, space: number) => assessDisk('data', free * GIGABYTE, space);
	expect(assess(9, 0).state).toBe('ok');
	expect(assess(9, 10 * GIGABYTE).todo).toContain('The next backups need 10.0 GB');
	expect(assess(0.9, 0).state).toBe('look');
	expect(assess(0.1, 0).state).toBe('wrong');
});

test('a release without the built CMS or site is incomplete', () => {
	const files = ['contract/dist/index.js', 'cms/dist/src/start.js', 'cms/dist/build/index.html'];
	for (const file of [...files, 'site/build/client/assets/a.js']) write(file, '');
	expect(checkReleasedFiles(folder)).toMatchObject({
		state: 'wrong',
		found: 'the release is incomplete: site/build/server/index.js missing',
	});
	write('site/build/server/index.js', '');
	expect(checkReleasedFiles(folder).state).toBe('ok');
});

test('a missing package is named', () => {
	const packages = {
		'': {},
		'node_modules/there': { version: '1.0.0' },
		'node_modules/@strapi/gone': { version: '1.0.0' },
		'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
	};
	write('package-lock.json', JSON.stringify({ packages }));
	write('node_modules/there/package.json', '{}');
	const finding = checkPackages([folder]);
	expect(finding).toMatchObject({ state: 'wrong', found: 'missing: @strapi/gone' });
	expect(finding.todo).toContain('npm run setup');
});
