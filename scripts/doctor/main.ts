import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../setup/install.mjs';
import { runDoctorChecks } from './examine';
import { formatResultTable } from './table';

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
