import { maxLengths } from './limits';

/** Content types with drafts, as named in API paths. Each is defined in `contentTypes`. */
export const entryKinds = ['project', 'blog', 'service', 'skill', 'review'] as const;

/** Content types with a version history. */
export const historyKinds = [...entryKinds, 'site'] as const;

/** Content types with a page that can show a draft. */
export const previewKinds = ['project', 'blog', 'site'] as const;

export type EntryKind = (typeof entryKinds)[number];
export type HistoryKind = (typeof historyKinds)[number];
export type PreviewKind = (typeof previewKinds)[number];

interface ContentTypeDefinition {
	/** Name of one entry in a sentence, as in ‘Update post’. */
	readonly one: string;
	/** Names of its list and of one entry in Strapi's panel. */
	readonly panelNames: readonly [many: string, one: string];
	/** Key of its lists and figures, such as `projects` in the number of published entries. */
	readonly resource: string;
	/** Field and column with the name of an entry, and the maximum length of that name. */
	readonly title: string;
	readonly maxTitleLength: number;
	/** Its order on the site, if the owner decides it, and the column that its order screen shows beside the name. */
	readonly order?: { readonly by: 'highestRankFirst' | 'lowestRankFirst'; readonly note?: string };
	/** Whether its list in the panel offers the unapproved entries instead of drafts and scheduled ones. */
	readonly isModerated?: true;
}

/** Everything about each content type that is not one of its own fields. */
export const contentTypes = {
	project: {
		one: 'project',
		panelNames: ['Projects', 'Project'],
		resource: 'projects',
		title: 'projectsName',
		maxTitleLength: maxLengths.name,
		order: { by: 'highestRankFirst', note: 'category' },
	},
	blog: {
		one: 'post',
		panelNames: ['Blog', 'Post'],
		resource: 'blogs',
		title: 'topic',
		maxTitleLength: maxLengths.line,
	},
	service: {
		one: 'service',
		panelNames: ['Services', 'Service'],
		resource: 'services',
		title: 'servicesHeader',
		maxTitleLength: maxLengths.line,
		order: { by: 'lowestRankFirst' },
	},
	skill: {
		one: 'skill',
		panelNames: ['Skills', 'Skill'],
		resource: 'skills',
		title: 'skillName',
		maxTitleLength: maxLengths.name,
		order: { by: 'lowestRankFirst', note: 'group' },
	},
	review: {
		one: 'review',
		panelNames: ['Reviews', 'Review'],
		resource: 'reviews',
		title: 'UserName',
		maxTitleLength: maxLengths.name,
		isModerated: true,
	},
} as const satisfies Record<EntryKind, ContentTypeDefinition>;

/** Strapi's name of a content type. */
export type EntryUid<Kind extends EntryKind = EntryKind> = Kind extends EntryKind
	? `api::${Kind}.${Kind}`
	: never;

export const toEntryUid = <Kind extends EntryKind>(kind: Kind) =>
	`api::${kind}.${kind}` as EntryUid<Kind>;

/** Returns the definition of a content type, without the literal types of its values. */
export const contentTypeOf = (kind: EntryKind): ContentTypeDefinition => contentTypes[kind];

/** Key of a content type's lists and figures. */
export type EntryResource = (typeof contentTypes)[EntryKind]['resource'];

/** Returns the same value for each content type, by the key of its lists and figures. */
/*@__NO_SIDE_EFFECTS__*/
export const fillResources = <Value>(value: Value) =>
	Object.fromEntries(entryKinds.map((kind) => [contentTypes[kind].resource, value])) as Record<
		EntryResource,
		Value
	>;

/** Reads a value for each content type, by the key of its lists and figures. */
export const mapResources = async <Value>(read: (kind: EntryKind) => Promise<Value>) =>
	Object.fromEntries(
		await Promise.all(
			entryKinds.map(async (kind) => [contentTypes[kind].resource, await read(kind)] as const),
		),
	) as Record<EntryResource, Value>;

/** Returns a value for each content type, by Strapi's name for it. */
export const mapEntryUids = <Value>(
	describe: (definition: ContentTypeDefinition, kind: EntryKind) => Value,
) =>
	Object.fromEntries(
		entryKinds.map((kind) => [toEntryUid(kind), describe(contentTypes[kind], kind)]),
	) as Record<EntryUid, Value>;
