import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRelease, readBundledPackages, repositoryRoot } from '../../setup/install.mjs';
import { requireFromCms } from '../../setup/installed-packages';
import { listVersionMismatches } from '../../setup/version-mismatches';
import { type DoctorCheck, type Finding, reasonOf, reportFailure, reportOk } from '../doctor-check';

export const installInstruction = 'Run `npm run setup`, which installs what is missing.';

interface LockedPackage {
	readonly version?: string;
	readonly optional?: boolean;
	readonly dev?: boolean;
	readonly devOptional?: boolean;
}

const readPackages = (folder: string): Record<string, LockedPackage> =>
	JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;

const isNeeded = ([path, { optional, dev, devOptional }]: [string, LockedPackage]) =>
	path.includes('node_modules/') && !optional && !devOptional && !(dev && isRelease);

const listNeededPaths = (folder: string): readonly string[] =>
	readBundledPackages(folder) ??
	Object.entries(readPackages(folder))
		.filter(isNeeded)
		.map(([path]) => path);

/** Returns the packages of a folder, of the release or else of the lockfile, that are not there. */
export const listMissingPackages = (folder: string): string[] =>
	listNeededPaths(folder)
		.filter((path) => !existsSync(join(folder, path, 'package.json')))
		.map((path) => path.replace(/^.*node_modules\//, ''));

/** Checks the installed packages of the folders. */
export function checkPackages(folders: readonly string[]): Finding {
	const missingPackages = [...new Set(folders.flatMap(listMissingPackages))];
	if (missingPackages.length > 0) {
		const more = missingPackages.length > 5 ? ` and ${missingPackages.length - 5} more` : '';
		return reportFailure(
			`missing: ${missingPackages.slice(0, 5).join(', ')}${more}`,
			installInstruction,
		);
	}
	const mismatches = folders.flatMap((folder) => listVersionMismatches(readPackages(folder)));
	if (mismatches.length > 0)
		return reportFailure(mismatches.join('; '), 'Set all of them to one version in package.json.');
	return reportOk('all installed, in matching versions');
}

export const modulesCheck: DoctorCheck = {
	name: 'Modules',
	look({ settings: { DATABASE_URL } }) {
		const packagesFinding = checkPackages([repositoryRoot, join(repositoryRoot, 'cms')]);
		if (packagesFinding.state !== 'ok' || DATABASE_URL) return packagesFinding;
		try {
			requireFromCms('better-sqlite3');
			return packagesFinding;
		} catch (error) {
			return reportFailure(
				`the SQLite driver cannot be loaded: ${reasonOf(error)}`,
				installInstruction,
			);
		}
	},
};
