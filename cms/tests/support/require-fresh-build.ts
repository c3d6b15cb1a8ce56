import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const program = resolve(import.meta.dirname, '../../../scripts/build.mjs');

/**
 * Stops the tests if `dist` was not built from the current sources, because they would test outdated code.
 * @throws if `dist` is outdated
 */
export default function requireFreshBuild() {
	const checked = spawnSync(process.execPath, [program, '--check', 'contract', 'server'], {
		encoding: 'utf8',
	});
	if (checked.status !== 0) throw new Error(checked.stderr);
}
