import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from '../../builds/build';
import { buildConfigs as all, type BuildName } from '../../builds/builds';
import { isRelease, repositoryRoot } from '../../setup/install.mjs';
import {
	type DoctorCheck,
	type Finding,
	reportFailure,
	reportOk,
	reportWarning,
} from '../doctor-check';

const requiredBuilds = ['server', 'panel', 'site'] as const satisfies readonly BuildName[];

const releasedFiles = [
	'contract/dist/index.js',
	'cms/dist/src/start.js',
	'cms/dist/build/index.html',
	'site/build/server/index.js',
	'site/build/client/assets',
];

/** Checks that a release has everything that was built for it. */
export function checkReleasedFiles(root: string): Finding {
	const missingFiles = releasedFiles.filter((file) => !existsSync(join(root, file)));
	return missingFiles.length > 0
		? reportFailure(
				`the release is incomplete: ${missingFiles.join(', ')} missing`,
				'Unpack the tarball again into an empty folder, then copy .env there.',
			)
		: reportOk('a release, which is built');
}

export const buildsCheck: DoctorCheck = {
	name: 'Builds',
	look() {
		if (isRelease) return checkReleasedFiles(repositoryRoot);
		const stale = requiredBuilds.filter((name) => !isFresh(name)).map((name) => all[name].output);
		return stale.length > 0
			? reportWarning(
					`${stale.join(', ')} not built from the sources as they are`,
					'The next `npm start` does.',
				)
			: reportOk('CMS, panel and site are built from the sources as they are');
	},
};
