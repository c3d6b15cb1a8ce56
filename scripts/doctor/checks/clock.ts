import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../setup/install.mjs';
import { type DoctorCheck, reportFailure, reportOk } from '../doctor-check';

/** Milliseconds by which a file time may be in the future: file systems round. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Checks that no file time is in the future. Tokens, codes and certificates depend on the clock. */
export const clockCheck: DoctorCheck = {
	name: 'Clock',
	look({ settings: { DATA_DIR } }) {
		const files = [
			join(DATA_DIR, 'cms.db'),
			join(DATA_DIR, 'cms.db-wal'),
			join(repositoryRoot, 'package.json'),
		];
		const newest = Math.max(...files.filter(existsSync).map((file) => statSync(file).mtimeMs));
		const now = new Date();
		return newest - now.getTime() > CLOCK_TOLERANCE_MS
			? reportFailure(
					`it is ${now.toISOString()}, and files are of ${new Date(newest).toISOString()}`,
					'Set the clock, by NTP best.',
				)
			: reportOk(`${now.toISOString()}`);
	},
};
