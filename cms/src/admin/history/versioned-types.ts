import { entryKinds, toEntryUid } from '@sumu/contract';

/**
 * Content types with version history: every change is recorded, regardless of its author. `panel/versioning`
 * reads this list.
 */
export const versionedTypeUids = [
	...entryKinds.map(toEntryUid),
	'api::site-setting.site-setting',
] as const;
