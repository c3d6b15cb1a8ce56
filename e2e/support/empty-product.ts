import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { folder, settings } from './product';
import { secondPorts, startSecond } from './second-product';

/** Starts the product without content, as after a first start, beside the one under test. */
export async function startEmpty(more: Readonly<Record<string, string>> = {}) {
	const variables = {
		...settings('empty', secondPorts),
		// A new folder, so that it is empty when a test runs again.
		DATA_DIR: mkdtempSync(join(folder, 'empty-')),
		SEED_DEMO: 'false',
		...more,
	};
	return {
		...(await startSecond('empty', variables)),
		/** Environment variables for the owner's commands. */
		variables,
		settingsFile: join(folder, 'empty.env'),
	};
}
