import { afterEach, beforeEach } from 'vitest';
import { setApiBase } from '../../lib/api';
import { CmsStandIn } from './cms-stand-in';

/**
 * Starts a new fake CMS for every test of a file and points the API to it.
 * @param prepare runs before each test
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
