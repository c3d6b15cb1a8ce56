import { afterEach, beforeEach } from 'vitest';
import { setApiBase } from '../../lib/api';
import { CmsStandIn } from './cms-stand-in';

/**
 * A new stand-in for every test of a file, which the site's calls go to.
 * @param prepare what every test begins with
 */
export function setupCms(prepare: (cms: CmsStandIn) => void = () => {}): CmsStandIn {
	const cms = new CmsStandIn();
	beforeEach(async () => {
		await cms.start();
		setApiBase(`${cms.address}/api`);
		prepare(cms);
	});
	afterEach(() => cms.close());
	return cms;
}
