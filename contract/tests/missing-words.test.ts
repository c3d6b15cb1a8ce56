import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const compilerPath = fileURLToPath(
	import.meta.resolve('../../node_modules/typescript-native/bin/tsc'),
);
const wordsPath = fileURLToPath(import.meta.resolve('../src/words/index.ts'));
const compilerOptions =
	'--noEmit --strict --skipLibCheck --module preserve --target es2024 --allowImportingTsExtensions'.split(
		' ',
	);

/** Compiles calls of `t` and returns the first line of each error. */
function compileCalls(calls: readonly string[]): string[] {
	const folder = mkdtempSync(join(tmpdir(), 'missing-words-'));
	try {
		writeFileSync(
			join(folder, 'calls.ts'),
			`import type { Translate } from '${wordsPath}';\ndeclare const t: Translate;\n${calls.join('\n')}`,
		);
		const { stdout } = spawnSync(process.execPath, [compilerPath, ...compilerOptions, 'calls.ts'], {
			cwd: folder,
			encoding: 'utf8',
		});
		return stdout.split('\n').filter((line) => line.startsWith('calls.ts'));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

test('the type error of a text that is not in the catalogue names the text', () => {
	expect(
		compileCalls([
			"t('Home');",
			"t('Blog: {tag}', { tag: 'linen' });",
			"t('Not in the catalogue');",
			"t('Not in the catalogue, {name}', { name: 'Ada' });",
			"t('Blog: {tag}', { topic: 'linen' });",
		]),
	).toEqual([
		expect.stringMatching(
			/^calls\.ts\(5,3\): .*Argument of type '"Not in the catalogue"' is not assignable/,
		),
		expect.stringMatching(
			/^calls\.ts\(6,3\): .*Argument of type '"Not in the catalogue, \{name\}"' is not assignable/,
		),
		expect.stringMatching(/^calls\.ts\(7,20\): .*'topic' does not exist/),
	]);
});
