import type { Result } from './examine';

const marks = { ok: '✓', off: '–', look: '!', wrong: '✗' } as const;
const width = 12;

function lines({ name, state, found, todo }: Result): string[] {
	const line = `  ${marks[state]} ${name.padEnd(width)}${found}`;
	return todo ? [line, `${' '.repeat(width + 4)}→ ${todo}`] : [line];
}

function verdict(results: readonly Result[]): string {
	const wrong = results.filter(({ state }) => state === 'wrong').length;
	const toLook = results.filter(({ state }) => state === 'look').length;
	if (wrong > 0) return `  ${wrong} wrong, ${toLook} to look at.`;
	return toLook > 0 ? `  Nothing is wrong, ${toLook} to look at.` : '  Nothing is wrong.';
}

/** Formats each result as a line, with its instructions below. */
export const table = (results: readonly Result[]): string =>
	['', ...results.flatMap(lines), '', verdict(results), ''].join('\n');
