import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../setup/install.mjs';
import { type Check, ok, wrong } from '../finding';

/** Milliseconds by which a file time may be in the future: file systems round. */
const tolerance = 60_000;

/** Checks that no file time is in the future. Tokens, codes and certificates depend on the clock. */
export const clock: Check = {
	name: 'Clock',
	look({ settings: { DATA_DIR } }) {
		const files = [
			join(DATA_DIR, 'cms.db'),
			join(DATA_DIR, 'cms.db-wal'),
			join(root, 'package.json'),
		];
		const newest = Math.max(...files.filter(existsSync).map((file) => statSync(file).mtimeMs));
		const now = new Date();
		return newest - now.getTime() > tolerance
			? wrong(
					`it is ${now.toISOString()}, and files are of ${new Date(newest).toISOString()}`,
					'Set the clock, by NTP best.',
				)
			: ok(`${now.toISOString()}`);
	},
};
