export type Filter = Record<string, Record<string, unknown>>;

interface Choice {
	name: string;
	/** In the format of the list's URL query, where all values are strings. */
	filters: Filter[];
}

const drafts: Choice = { name: 'Drafts', filters: [{ __status: { $eq: 'draft' } }] };
const changed: Choice = {
	name: 'Changed since published',
	filters: [{ __status: { $eq: 'published-modified' } }],
};
const scheduled: Choice = {
	name: 'Scheduled',
	filters: [{ publishAt: { $notNull: 'true' } }],
};
const written = [drafts, changed, scheduled];

/** Usual filters of each list. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
	'api::project.project': written,
	'api::blog.blog': written,
	'api::service.service': written,
	'api::skill.skill': written,
	'api::review.review': [
		{ name: 'Waiting for you', filters: [{ __status: { $eq: 'draft' } }] },
		{ name: 'Of visitors', filters: [{ source: { $eq: 'visitor' } }] },
	],
	'api::message.message': [
		{ name: 'New', filters: [{ read: { $eq: 'false' } }] },
		{
			name: 'Not answered',
			filters: [{ answeredAt: { $null: 'true' } }],
		},
		{ name: 'Answered', filters: [{ answeredAt: { $notNull: 'true' } }] },
	],
	'api::subscriber.subscriber': [
		{ name: 'Confirmed', filters: [{ confirmed: { $eq: 'true' } }] },
		{ name: 'Not confirmed', filters: [{ confirmed: { $eq: 'false' } }] },
	],
};

export const choicesOf = (uid: string | undefined): readonly Choice[] =>
	uid && Object.hasOwn(choices, uid) ? (choices[uid] ?? []) : [];
