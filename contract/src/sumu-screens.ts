import { type EntryKind, entryKinds, type HistoryKind } from './content-types';
import { managedKinds } from './managed-kinds';
import type { UserRole } from './schemas/user';
import { type EntryPaths, entryPaths, sumuPaths } from './sumu-paths';

/** Access to a screen: roles that manage this kind, admins only, or every role. */
export type ScreenAccess = HistoryKind | 'admin' | 'all';

interface ScreenDefinition {
	/** Title in the original wording. */
	readonly label: string;
	readonly access: ScreenAccess;
	/** Further words that find the screen. */
	readonly keywords?: string;
	/** Whether the search leaves it out, as another screen shows the same. */
	readonly isAlias?: true;
}

/** Every screen of `/sumu` that does not belong to a content type. */
const screenDefinitions = {
	profile: { label: 'Profile', access: 'all', keywords: 'home overview figures dashboard' },
	manageBlog: { label: 'Manage Blogs', access: 'blog', isAlias: true },
	manageUsers: { label: 'Manage Users', access: 'admin', keywords: 'people accounts roles' },
	inbox: { label: 'Inbox', access: 'admin', isAlias: true },
	messages: { label: 'Messages', access: 'admin', keywords: 'inbox enquiries contact mail' },
	subscribers: { label: 'Subscribers', access: 'admin', keywords: 'inbox newsletter' },
	letters: { label: 'Letters', access: 'blog', keywords: 'newsletter mail send subscribers' },
	testimonials: {
		label: 'Testimonials',
		access: 'review',
		keywords: 'reviews clients request link recommendation',
	},
	statistics: {
		label: 'Statistics',
		access: 'admin',
		keywords: 'visits visitors views traffic analytics referrers countries',
	},
	settings: { label: 'Site settings', access: 'site', keywords: 'preferences options' },
	words: { label: 'Words', access: 'site', keywords: 'texts wording translation' },
	weave: { label: 'Weave', access: 'admin', keywords: 'pictures pattern' },
	previewLinks: { label: 'Preview links', access: 'admin', keywords: 'drafts share' },
	images: { label: 'Pictures', access: 'admin', keywords: 'media library photos images files' },
	tags: { label: 'Tags', access: 'blog', keywords: 'topics labels rename merge' },
	trash: { label: 'Trash', access: 'all', keywords: 'deleted restore bin' },
	import: {
		label: 'Import',
		access: 'admin',
		keywords: 'wordpress ghost medium substack csv upload move',
	},
	export: { label: 'Export', access: 'admin', keywords: 'download zip everything move' },
	setup: { label: 'First steps', access: 'site', keywords: 'setup mail server backup' },
} as const satisfies Record<keyof typeof sumuPaths, ScreenDefinition>;

interface EntryLabels {
	readonly list: string;
	readonly add: string;
	readonly order?: string;
}

const entryLabels = {
	project: { list: 'Manage Projects', add: 'Add Project', order: 'Order projects' },
	blog: { list: 'Manage Blogs', add: 'Add Blog' },
	service: { list: 'Manage Services', add: 'Add Service', order: 'Order services' },
	skill: { list: 'Manage Skills', add: 'Add Skill', order: 'Order skills' },
	review: { list: 'Manage Reviews', add: 'Add Review' },
} as const satisfies Record<EntryKind, EntryLabels>;

export interface SumuScreen {
	/** Unique among the screens. */
	readonly key: string;
	/** Title in the original wording. */
	readonly label: string;
	readonly to: string;
	readonly access: ScreenAccess;
	readonly keywords: string;
}

const entryScreensOf = (kind: EntryKind): SumuScreen[] => {
	const paths: EntryPaths = entryPaths[kind];
	const labels: EntryLabels = entryLabels[kind];
	return (['list', 'add', 'order'] as const).flatMap((screen) => {
		const label = labels[screen];
		const to = paths[screen]?.at();
		return label && to
			? [
					{
						key: `${kind}-${screen}`,
						label,
						to,
						access: kind,
						keywords: screen === 'add' ? 'new create write' : '',
					},
				]
			: [];
	});
};

/** Screens that the owner can go to, except the forms of existing entries. */
export const sumuScreens: readonly SumuScreen[] = [
	...entryKinds.flatMap(entryScreensOf),
	...(Object.entries(screenDefinitions) as [keyof typeof sumuPaths, ScreenDefinition][]).flatMap(
		([key, { isAlias, keywords = '', ...screen }]) =>
			isAlias ? [] : [{ key, to: sumuPaths[key].at(), keywords, ...screen }],
	),
];

/** Checks whether a role may open a screen. */
export const canOpenScreen = (role: UserRole, access: ScreenAccess): boolean =>
	access === 'all' || role === 'admin' || managedKinds[role].some((kind) => kind === access);

const rootPath = sumuPaths.profile.pattern;
const toPath = (pattern: string) => (pattern === rootPath ? rootPath : `${rootPath}/${pattern}`);

/** Pattern of every screen with its access, including forms and aliases. */
export const screenAccess: readonly { path: string; access: ScreenAccess }[] = [
	...entryKinds.flatMap((kind) =>
		Object.values<{ pattern: string }>(entryPaths[kind]).map(({ pattern }) => ({
			path: toPath(pattern),
			access: kind,
		})),
	),
	...(Object.keys(screenDefinitions) as (keyof typeof sumuPaths)[]).map((name) => ({
		path: toPath(sumuPaths[name].pattern),
		access: screenDefinitions[name].access,
	})),
];
