import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
	type DoctorCheck,
	reportFailure,
	reportNotSetUp,
	reportOk,
	reportWarning,
} from '../doctor-check';

const HOUR_MS = 3_600_000;
/** Maximum age of the newest nightly backup, with some tolerance. */
const MAX_BACKUP_AGE_MS = 30 * HOUR_MS;

export const backupsCheck: DoctorCheck = {
	name: 'Backups',
	look({ settings: { BACKUPS, BACKUP_URL, BACKUP_RECIPIENTS, DATA_DIR } }) {
		if (BACKUP_URL && !BACKUP_RECIPIENTS)
			return reportFailure(
				'BACKUP_URL is set and BACKUP_RECIPIENTS is missing, so nothing starts',
				'Set it to the recipient that `npm run backup -- --keygen FILE` prints.',
			);
		const folder = join(DATA_DIR, 'backups');
		// An unfinished backup has another name. A backup may be pruned in the meantime.
		const names = existsSync(folder) ? readdirSync(folder) : [];
		const times = names
			.filter((name) => !name.startsWith('.') && /\.tar\.gz(?:\.age)?$/.test(name))
			.flatMap((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? []);
		const newest = Math.max(...times);
		if (times.length === 0) {
			if (!existsSync(join(DATA_DIR, 'public')))
				return reportNotSetUp('there is nothing to back up yet');
			return reportWarning(
				'there is none',
				'Run `npm run backup`, or have one made each night: in /sumu, First steps, or by BACKUPS=7.',
			);
		}
		const age = Math.round((Date.now() - newest) / HOUR_MS);
		const findingText = `the newest of ${times.length} is ${age} hours old`;
		if (BACKUPS > 0 && Date.now() - newest > MAX_BACKUP_AGE_MS)
			return reportFailure(
				findingText,
				'BACKUPS is set, so there should be one of last night: the log says why.',
			);
		return reportOk(findingText);
	},
};
