import { isFresh } from '../../builds/build';
import { buildConfigs as all, type BuildName } from '../../builds/builds';
import { isRelease } from '../../setup/install.mjs';
import { type DoctorCheck, reportOk, reportWarning } from '../doctor-check';

const requiredBuilds = ['server', 'panel', 'site'] as const satisfies readonly BuildName[];

export const buildsCheck: DoctorCheck = {
	name: 'Builds',
	look() {
		if (isRelease) return reportOk('a release, which is built');
		const stale = requiredBuilds.filter((name) => !isFresh(name)).map((name) => all[name].output);
		return stale.length > 0
			? reportWarning(
					`${stale.join(', ')} not built from the sources as they are`,
					'The next `npm start` does.',
				)
			: reportOk('CMS, panel and site are built from the sources as they are');
	},
};
