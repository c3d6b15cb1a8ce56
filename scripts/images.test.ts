import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { buildConfigs } from './builds/builds';
import { repositoryRoot } from './setup/install.mjs';

const read = (...path: string[]) => readFileSync(join(repositoryRoot, ...path), 'utf8');

const { workspaces } = JSON.parse(read('package.json'));
const ignored = read('.dockerignore').split('\n').filter(Boolean);

/** Checks whether Docker sends a path to the build. The last matching rule decides. */
function isSent(path: string): boolean {
	const rule = ignored.findLast((line) => {
		const given = line.replace(/^!/, '');
		return given.endsWith('/*')
			? path.startsWith(given.slice(0, -1))
			: given === path.split('/')[0] || given === path;
	});
	return rule === undefined || rule.startsWith('!');
}

/** Returns the paths that a Dockerfile copies from the repository. */
const copied = (dockerfile: string) =>
	Array.from(dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, files = '']) =>
		files.split(' '),
	).flat();

test.each(['site', 'cms'])('the %s image has every workspace in its lockfile', (part) => {
	const files = copied(read(part, 'Dockerfile'));
	for (const name of workspaces) {
		const own = files.filter((file) => file === name || file === `${name}/package.json`);
		expect(own, `${name} in ${part}/Dockerfile`).not.toEqual([]);
		expect(isSent(`${name}/package.json`), `${name}/package.json in .dockerignore`).toBe(true);
	}
});

test.each(['site', 'cms'])('the %s image has the build scripts', (part) => {
	expect(copied(read(part, 'Dockerfile'))).toContain('scripts');
	expect(isSent('scripts/build.mjs')).toBe(true);
});

test('the CMS image has the guide shown in the panel', () => {
	const files = copied(read('cms', 'Dockerfile'));
	const shown = buildConfigs.panel.sources.filter((path) => path.startsWith('docs/'));
	expect(shown.length).toBeGreaterThan(1);
	for (const path of shown) {
		const rule = path.replace(/guide-[^/]+\.webp$/, 'guide-*.webp');
		expect(files, path).toContain(rule);
		expect(isSent(path.replace(/\/guide-[^/]+\.webp$/, '')), path).toBe(true);
	}
});

const images = ['site', 'cms', 'deploy/caddy'];

test.each(images)('the Dockerfile of %s is valid', (part) => {
	expect(validate(read(part, 'Dockerfile'))).toEqual([]);
});

test.each(images)('the image of %s runs as a non-root user', (part) => {
	const [, user = 'root'] =
		/^USER (\S+)$/m.exec(read(part, 'Dockerfile').split('\nFROM ').at(-1) ?? '') ?? [];
	expect(user).toMatch(/^(node|1000:1000)$/);
});

test('the panel build has every secret the CMS requires', () => {
	const [, list = ''] = /const secretNames = \[([^\]]+)\]/.exec(read('cms', 'src', 'env.ts')) ?? [];
	const names = Array.from(list.matchAll(/'(\w+)'/g), ([, name = '']) => name);
	expect(names.length).toBeGreaterThan(0);
	expect(Object.keys(buildConfigs.panel.defaults ?? {})).toEqual(expect.arrayContaining(names));
});
