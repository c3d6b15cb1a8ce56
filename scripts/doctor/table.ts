import type { CheckResult } from './examine';

const stateMarks = { ok: '✓', off: '–', look: '!', wrong: '✗' } as const;
const NAME_COLUMN_WIDTH = 12;

function formatResult({ name, state, found, todo }: CheckResult): string[] {
	const line = `  ${stateMarks[state]} ${name.padEnd(NAME_COLUMN_WIDTH)}${found}`;
	return todo ? [line, `${' '.repeat(NAME_COLUMN_WIDTH + 4)}→ ${todo}`] : [line];
}

function summarizeResults(results: readonly CheckResult[]): string {
	const wrong = results.filter(({ state }) => state === 'wrong').length;
	const toLook = results.filter(({ state }) => state === 'look').length;
	if (wrong > 0) return `  ${wrong} wrong, ${toLook} to look at.`;
	return toLook > 0 ? `  Nothing is wrong, ${toLook} to look at.` : '  Nothing is wrong.';
}

/** Formats each result as a line, with its instructions below. */
export const formatResultTable = (results: readonly CheckResult[]): string =>
	['', ...results.flatMap(formatResult), '', summarizeResults(results), ''].join('\n');
