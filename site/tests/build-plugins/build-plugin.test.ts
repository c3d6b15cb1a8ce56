import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { buildPlugin } from '../../scripts/build-plugin.ts';
import { switchedOn } from '../../scripts/switched-on.ts';
import { builtCode } from './build-module.ts';

const plugins: Plugin[] = ['lean-a', 'lean-b', 'lean-c'].map((name) => ({ name }));

test('BUILD_WITHOUT disables the named plugins', () => {
	const left = switchedOn(plugins, 'lean-a, lean-c');
	expect(left.map(({ name }) => name)).toEqual(['lean-b']);
	expect(switchedOn(plugins, '')).toEqual(plugins);
});

test('an unknown name in BUILD_WITHOUT fails the build and lists the valid names', () => {
	expect(() => switchedOn(plugins, 'lean-a,lean-z')).toThrow(
		'BUILD_WITHOUT: no plugin lean-z; there are lean-a, lean-b, lean-c',
	);
});

/** Builds the modules `number-1`, `number-2` and so on, with a plugin that must change exactly two. */
const built = (numbers: readonly number[], change: (code: string) => string | null) => {
	const library: Plugin = {
		name: 'library',
		resolveId: (id) => (id.startsWith('number-') ? id : null),
		load: (id) => (id.startsWith('number-') ? `console.log(${id.slice(7)});` : null),
	};
	const changing = buildPlugin({
		name: 'other-numbers',
		library: 'react',
		restsOn: 'two numbers',
		modules: 2,
		filter: { id: /^number-/ },
		change,
	});
	const entry = numbers.map((number) => `import 'number-${number}';`).join('\n');
	return builtCode(entry, [library, changing]);
};

const negative = (code: string) => code.replace(/\d+/, '-$&');

test('a build succeeds when every expected module is changed', async () => {
	const code = await built([1, 2], negative);
	expect(code.match(/log\(-\d/g)).toEqual(['log(-1', 'log(-2']);
});

const hint =
	/other-numbers: react [\d.]+ no longer has two numbers; see site\/scripts\/other-numbers\.ts, or build without it: BUILD_WITHOUT=other-numbers npm run build -w site/;

test.each([
	['is missing', [1], negative],
	['occurs too often', [1, 2, 3], negative],
	['does not match', [1, 2], (code: string) => (code.includes('2') ? null : negative(code))],
	['is unchanged', [1, 2], (code: string) => (code.includes('2') ? code : negative(code))],
])('a build fails with a hint when a module %s', async (_, numbers, change) => {
	await expect(built(numbers, change)).rejects.toThrow(hint);
});
