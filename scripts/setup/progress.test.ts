import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { repositoryRoot } from './install.mjs';

const progressModule = pathToFileURL(join(repositoryRoot, 'scripts/setup/progress.mjs'));

/** Runs code with `runStep` in a process whose output is, or is not, a terminal. */
function runSteps(code: string, { isTerminal }: { isTerminal: boolean }): string {
	const { stdout } = spawnSync(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			`import { runStep } from ${JSON.stringify(progressModule)};
			Object.assign(process.stdout, ${JSON.stringify({ isTTY: isTerminal, columns: 60 })});
			${code}`,
		],
		{ env: { ...process.env, LOG_FORMAT: '' }, encoding: 'utf8' },
	);
	return stdout;
}

/** The first step ends while the second one runs. */
const twoSteps = `
	let start;
	const started = new Promise((resolve) => { start = resolve; });
	const baked = runStep('Baking', () => started);
	await runStep('Roasting', () => { start(); return baked; });`;

const maskTimes = (text: string) => text.replaceAll(/\(\d+ s\)/g, '(0 s)');

test('steps that run at the same time each have a line for their start and their end', () => {
	expect(
		maskTimes(runSteps(twoSteps, { isTerminal: false }))
			.trim()
			.split('\n'),
	).toEqual(['… Baking', '  … Roasting', '  ✓ Baking (0 s)', '  ✓ Roasting (0 s)']);
});

test('on a terminal, one line that never wraps shows all steps that run', () => {
	const shown = maskTimes(runSteps(twoSteps, { isTerminal: true }));
	expect(shown).toContain('\r\x1b[K  … Baking (0 s), Roasting (0 s)');
	expect(shown.split('\n').at(-2)).toContain('✓ Roasting');
	const long = runSteps(`await runStep('${'x'.repeat(100)}', async () => {});`, {
		isTerminal: true,
	});
	const [line = ''] = long.split('\r\x1b[K').filter((text) => text.includes('…'));
	expect(line).toHaveLength(59);
});

test('a failed step is marked and its error passed on', () => {
	const code =
		"await runStep('Baking', async () => { throw new Error('burnt'); }).catch(({ message }) => console.log(message));";
	expect(maskTimes(runSteps(code, { isTerminal: false }))).toBe(
		'  … Baking\n  ✗ Baking (0 s)\nburnt\n',
	);
});
