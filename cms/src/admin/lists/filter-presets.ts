import { mapEntryUids } from '@sumu/contract';

export type ListFilter = Record<string, Record<string, unknown>>;

interface FilterPreset {
	name: string;
	/** In the format of the list's URL query, where all values are strings. */
	filters: ListFilter[];
}

const draftsPreset: FilterPreset = { name: 'Drafts', filters: [{ __status: { $eq: 'draft' } }] };
const modifiedPreset: FilterPreset = {
	name: 'Unpublished changes',
	filters: [{ __status: { $eq: 'published-modified' } }],
};
const scheduledPreset: FilterPreset = {
	name: 'Scheduled',
	filters: [{ publishAt: { $notNull: 'true' } }],
};
const publishablePresets = [draftsPreset, modifiedPreset, scheduledPreset];
const moderatedPresets: FilterPreset[] = [
	{ name: 'Waiting for approval', filters: [{ __status: { $eq: 'draft' } }] },
	{ name: 'From visitors', filters: [{ source: { $eq: 'visitor' } }] },
];

/** Usual filters of each list. */
const filterPresets: Readonly<Record<string, readonly FilterPreset[]>> = {
	...mapEntryUids(({ isModerated }) => (isModerated ? moderatedPresets : publishablePresets)),
	'api::message.message': [
		{ name: 'New', filters: [{ read: { $eq: 'false' } }] },
		{
			name: 'Unanswered',
			filters: [{ answeredAt: { $null: 'true' } }],
		},
		{ name: 'Answered', filters: [{ answeredAt: { $notNull: 'true' } }] },
	],
	'api::subscriber.subscriber': [
		{ name: 'Confirmed', filters: [{ confirmed: { $eq: 'true' } }] },
		{ name: 'Not confirmed', filters: [{ confirmed: { $eq: 'false' } }] },
	],
};

export const getFilterPresets = (uid: string | undefined): readonly FilterPreset[] =>
	uid && Object.hasOwn(filterPresets, uid) ? (filterPresets[uid] ?? []) : [];
