import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { folder, settings } from './product';
import { secondPorts, startSecond } from './second-product';

/** What a newcomer has after the first start: the product without any content, beside the one under test. */
export async function startEmpty(more: Readonly<Record<string, string>> = {}) {
	const variables = {
		...settings('empty', secondPorts),
		// Empty too when a test is run once more.
		DATA_DIR: mkdtempSync(join(folder, 'empty-')),
		SEED_DEMO: 'false',
		...more,
	};
	return {
		...(await startSecond('empty', variables)),
		/** As the owner's own commands find it. */
		variables,
		settingsFile: join(folder, 'empty.env'),
	};
}
