import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const program = resolve(import.meta.dirname, '../../../scripts/build.mjs');

/** Refuses a `dist` that is not what the sources say: its tests would be of yesterday's code. */
export default function requireFreshBuild() {
	const checked = spawnSync(process.execPath, [program, '--check', 'contract', 'server'], {
		encoding: 'utf8',
	});
	if (checked.status !== 0) throw new Error(checked.stderr);
}
