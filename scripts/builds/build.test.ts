import { execFileSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';
import { createBuilder } from './build';
import { type BuildConfig, buildConfigs } from './builds';

let folder: string;
let builder: ReturnType<typeof createBuilder<Name>>;
type Name = 'base' | 'server' | 'panel';

const write = (path: string, text: string) => {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Command that copies its sources, or fails if one of them is named `broken`. */
const copy = (from: string, to: string) => [
	'node',
	'-e',
	`require('fs').cpSync('${from}', '${to}', { recursive: true }); if (require('fs').existsSync('${from}/broken')) process.exit(1)`,
];
const part = (name: string, more: Partial<BuildConfig<Name>> = {}): BuildConfig<Name> => ({
	title: name,
	folder: '.',
	command: copy(`src/${name}`, `dist/${name}`),
	sources: [`src/${name}`],
	output: `dist/${name}`,
	needs: [],
	...more,
});

beforeEach(() => {
	vi.spyOn(process.stdout, 'write').mockReturnValue(true);
	folder = mkdtempSync(join(tmpdir(), 'builds-'));
	for (const name of ['base', 'server', 'panel']) write(`src/${name}/a.ts`, `${name} 1`);
	builder = createBuilder<Name>(folder, {
		base: part('base', { variables: ['LEAN'] }),
		server: part('server', { needs: ['base'], except: 'dist/server/panel' }),
		panel: part('panel', {
			command: copy('src/panel', 'dist/server/panel'),
			output: 'dist/server/panel',
			needs: ['server'],
		}),
	});
});
afterEach(() => {
	rmSync(folder, { recursive: true });
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

test('a build is stale until it is built, then fresh', async () => {
	expect(builder.isFresh('base')).toBe(false);
	await builder.build('base');
	expect(builder.isFresh('base')).toBe(true);
	expect(read('dist/base/a.ts')).toBe('base 1');
});

test.each([
	['changed', () => write('src/base/a.ts', 'base 2')],
	['new', () => write('src/base/deep/b.ts', 'b')],
	['taken away', () => rmSync(join(folder, 'src/base/a.ts'))],
])('a source that is %s makes a build stale', async (_, change) => {
	await builder.build('base');
	change();
	expect(builder.isFresh('base')).toBe(false);
	await builder.buildIfStale(['base']);
	expect(builder.isFresh('base')).toBe(true);
	expect(readdirSync(join(folder, 'dist/base'))).toEqual(readdirSync(join(folder, 'src/base')));
});

test('a test file beside the sources does not make a build stale', async () => {
	await builder.build('base');
	write('src/base/a.test.ts', 'new');
	expect(builder.isFresh('base')).toBe(true);
});

test('a changed variable makes a build stale', async () => {
	await builder.build('base');
	vi.stubEnv('LEAN', 'no');
	expect(builder.isFresh('base')).toBe(false);
});

test.each([
	['changed past it', () => write('dist/base/a.ts', 'by another compiler')],
	['gone', () => rmSync(join(folder, 'dist/base'), { recursive: true })],
])('output that is %s makes a build stale, even with unchanged sources', async (_, change) => {
	await builder.build('base');
	change();
	expect(builder.isFresh('base')).toBe(false);
});

test('a failed build removes the previous output and stays stale', async () => {
	write('src/base/old.ts', 'old');
	await builder.build('base');
	rmSync(join(folder, 'src/base/old.ts'));
	write('src/base/broken', '');
	await expect(builder.build('base')).rejects.toThrow('failed');
	expect(existsSync(join(folder, 'dist/base/old.ts'))).toBe(false);
	expect(builder.isFresh('base')).toBe(false);
	write('src/base/old.ts', 'old');
	rmSync(join(folder, 'src/base/broken'));
	expect(builder.isFresh('base')).toBe(false);
});

test('stale dependencies are built first', async () => {
	await builder.build('server');
	expect(builder.isFresh('base')).toBe(true);
	write('src/base/a.ts', 'base 2');
	await builder.build('server');
	expect(read('dist/base/a.ts')).toBe('base 2');
});

test('two builds in one folder keep each other’s output and freshness', async () => {
	await builder.build('server');
	expect(builder.isFresh('panel')).toBe(false);
	await builder.build('panel');
	expect(builder.isFresh('server')).toBe(true);
	write('src/panel/a.ts', 'panel 2');
	await builder.build('server');
	expect(read('dist/server/panel/a.ts')).toBe('panel 1');
	expect(builder.isFresh('panel')).toBe(false);
});

test('the CMS build lists every compiled file as a source', () => {
	const [command, ...args] = buildConfigs.server.command;
	const listed = execFileSync(command ?? '', [...args, '--listFilesOnly'], {
		cwd: join(repositoryRoot, 'cms'),
		encoding: 'utf8',
	});
	const compiled = listed
		.split('\n')
		.map((file) => relative(repositoryRoot, file))
		.filter((file) => file.startsWith('cms/') && !file.startsWith('cms/node_modules/'));
	expect(compiled.length).toBeGreaterThan(400);
	const isSource = (file: string) =>
		buildConfigs.server.sources.some((source) => file === source || file.startsWith(`${source}/`));
	expect(compiled.filter((file) => !isSource(file))).toEqual([]);
});
