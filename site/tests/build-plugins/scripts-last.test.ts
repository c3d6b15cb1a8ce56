import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { renderedPage } from '../../scripts/rendered-page.ts';
import { scriptsLastOn } from '../../scripts/scripts-last.ts';
import { builtCode } from './build-module.ts';

const entry = join(import.meta.dirname, '../../src/entry.server.tsx');

/** Builds the server entry, replaced by a check whether scripts are deferred. */
const built = (
	plugins: readonly Plugin[],
	text = 'export const isLast = import.meta.env.SCRIPTS_LAST;',
) => {
	const asks: Plugin = { name: 'asks', load: (id) => (id === entry ? text : null) };
	return builtCode(`export * from '${entry}';`, [asks, ...plugins], 'ssr');
};

test('the plugin starts page scripts last; a build without it does not', async () => {
	expect(await built([scriptsLastOn()])).toContain('isLast = true;');
	expect(await built([])).not.toContain('true');
});

const hint =
	/scripts-last: react-router [\d.]+ no longer has .+; see site\/scripts\/scripts-last\.ts, or build without it: BUILD_WITHOUT=scripts-last npm run build -w site/;

test.each([
	['<script type="module" async="">', '<script async="" type="module">'],
	['<script type="module" async="">', '<script defer="" src="/begins.js"></script>$&'],
	[
		'<link rel="modulepreload" href="/assets/page.js"/>',
		'<link href="/assets/page.js" rel="modulepreload"/>',
	],
	['<link rel="modulepreload" href="/assets/page.js"/>', ''],
	['import("/assets/entry.js");', ''],
	['</head>', ''],
])('a React Router page with %s replaced by %s fails the build', async (text, other) => {
	const page = await renderedPage();
	expect(page.split(text)).toHaveLength(2);
	const changed = scriptsLastOn(async () => page.replace(text, other));
	await expect(built([changed])).rejects.toThrow(hint);
});

test('a server entry that does not read the flag fails the build', async () => {
	await expect(built([scriptsLastOn()], 'export const isLast = true;')).rejects.toThrow(hint);
});
