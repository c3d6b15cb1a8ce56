import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { root } from '../setup/install.mjs';
import { examine } from './examine';
import { table } from './table';

/**
 * `npm run doctor`: prints a line for each check; with `--json`, a JSON list.
 * @returns the exit code: 1 if something is wrong
 */
export async function main(args: string[]): Promise<number> {
	const { values: options } = parseArgs({
		args,
		options: {
			json: { type: 'boolean', default: false },
			settings: { type: 'string', default: join(root, '.env') },
		},
	});
	if (existsSync(options.settings)) loadEnvFile(options.settings);
	const results = await examine(process.env, options.settings);
	console.log(options.json ? JSON.stringify(results, null, '\t') : table(results));
	return results.some(({ state }) => state === 'wrong') ? 1 : 0;
}
