import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../setup/install.mjs';
import { type CheckResult, runDoctorChecks } from './run-checks';

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

/**
 * `npm run doctor`: prints a line for each check; with `--json`, a JSON list.
 * @returns the exit code: 1 if something is wrong
 */
export async function main(args: string[]): Promise<number> {
	const { values: options } = parseArgs({
		args,
		options: {
			json: { type: 'boolean', default: false },
			settings: { type: 'string', default: join(repositoryRoot, '.env') },
		},
	});
	if (existsSync(options.settings)) loadEnvFile(options.settings);
	const results = await runDoctorChecks(process.env, options.settings);
	console.log(options.json ? JSON.stringify(results, null, '\t') : formatResultTable(results));
	return results.some(({ state }) => state === 'wrong') ? 1 : 0;
}
