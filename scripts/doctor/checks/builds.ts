import { isFresh } from '../../builds/build';
import { builds as all, type BuildName } from '../../builds/builds';
import { isRelease } from '../../setup/install.mjs';
import { type Check, look, ok } from '../finding';

const wanted = ['server', 'panel', 'site'] as const satisfies readonly BuildName[];

export const builds: Check = {
	name: 'Builds',
	look() {
		if (isRelease) return ok('a release, which is built');
		const stale = wanted.filter((name) => !isFresh(name)).map((name) => all[name].output);
		return stale.length > 0
			? look(
					`${stale.join(', ')} not built from the sources as they are`,
					'The next `npm start` does.',
				)
			: ok('CMS, panel and site are built from the sources as they are');
	},
};
