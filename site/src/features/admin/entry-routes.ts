import { contentTypes, type EntryKind, entryKinds } from '@sumu/contract';
import { sitePaths } from '../../config/paths';
import { entryPaths } from '../../config/sumu-paths';

interface PublicPage {
	/** Address at which the site shows an entry. */
	readonly view: (id: string) => string;
	/** Whether each entry has its own page. */
	readonly hasPage: boolean;
}

interface EntryRoute extends PublicPage {
	/** Name of the kind, as in ‘Update post’. */
	readonly one: string;
	/** Title of its lists and figures, as in ‘Posts’. */
	readonly title: string;
	/** Address of the add form. */
	readonly add: string;
	/** Address of the edit form. */
	readonly edit: (id: string) => string;
	/** Address of the list. */
	readonly list: string;
}

const publicPages: Readonly<Record<EntryKind, PublicPage>> = {
	project: { view: sitePaths.project.at, hasPage: true },
	blog: { view: sitePaths.blog.at, hasPage: true },
	service: { view: () => sitePaths.services.at(), hasPage: false },
	skill: { view: () => sitePaths.skills.at(), hasPage: false },
	review: { view: () => sitePaths.home.at(), hasPage: false },
};

function toEntryRoute(kind: EntryKind): EntryRoute {
	const { one } = contentTypes[kind];
	const { add, edit, list } = entryPaths[kind];
	return {
		one,
		title: `${one.charAt(0).toUpperCase()}${one.slice(1)}s`,
		add: add.at(),
		edit: edit.at,
		list: list.at(),
		...publicPages[kind],
	};
}

/** Names of each content type, and its addresses to add, edit, list and view entries. */
export const entryRoutes = Object.fromEntries(
	entryKinds.map((kind) => [kind, toEntryRoute(kind)]),
) as Readonly<Record<EntryKind, EntryRoute>>;
