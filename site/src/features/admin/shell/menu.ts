import type { EntryKind } from '@sumu/contract';
import {
	BadgePlus,
	ChartNoAxesColumn,
	ChartSpline,
	FilePlus,
	FolderKanban,
	Grid3x3,
	Images,
	Import,
	Inbox,
	Languages,
	Layers,
	LayoutDashboard,
	Link2,
	ListChecks,
	type LucideIcon,
	MailPlus,
	Mails,
	MessageCircle,
	MessageSquarePlus,
	MessageSquareQuote,
	Newspaper,
	PackageOpen,
	PenLine,
	SlidersHorizontal,
	SquarePlus,
	Tags,
	Trash2,
	Users,
} from 'lucide-react';
import { createContext, use } from 'react';
import { type EntryPaths, entryPaths, sumuPaths } from '../../../config/sumu-paths';
import { letterWords } from '../letters/words';
import { libraryWords } from '../library/words';
import { statisticsWords } from '../statistics/words';
import { tagWords } from '../tags/words';
import { testimonialWords } from '../testimonials/words';
import { exportWords, importWords } from '../transfer/words';
import { trashWords } from '../trash/words';

/** Number of waiting items by the address of the menu entry, with a word for them. */
export type PendingCounts = Readonly<
	Record<string, { readonly count: number; readonly word: string }>
>;

export interface MenuEntry {
	readonly label: string;
	readonly to: string;
	readonly icon: LucideIcon;
	/** Starts of other addresses that belong to the entry, such as a list's edit forms. */
	readonly also?: readonly string[];
	/** Entries that are shown below it while one of them is current. */
	readonly children?: readonly MenuEntry[];
}

const linkToForm = (kind: EntryKind, label: string, icon: LucideIcon): MenuEntry => ({
	label,
	to: entryPaths[kind].add.at(),
	icon,
});

const linkToList = (kind: EntryKind, label: string, icon: LucideIcon): MenuEntry => ({
	label,
	to: entryPaths[kind].list.at(),
	icon,
	also: [entryPaths[kind].edit.at('')],
});

/** Screens that both menus list in this order. */
const toolEntries: readonly MenuEntry[] = [
	{ label: 'Weave', to: sumuPaths.weave.at(), icon: Grid3x3 },
	{ label: 'Preview links', to: sumuPaths.previewLinks.at(), icon: Link2 },
	{ label: libraryWords.title, to: sumuPaths.images.at(), icon: Images },
	{ label: tagWords.title, to: sumuPaths.tags.at(), icon: Tags },
	{ label: trashWords.title, to: sumuPaths.trash.at(), icon: Trash2 },
	{ label: importWords.title, to: sumuPaths.import.at(), icon: Import },
	{ label: exportWords.title, to: sumuPaths.export.at(), icon: PackageOpen },
	{ label: 'First steps', to: sumuPaths.setup.at(), icon: ListChecks },
];

/** Menu of the specification, with the owner's daily tasks first. */
export const menuGroups: readonly (readonly MenuEntry[])[] = [
	[
		{ label: 'Profile', to: sumuPaths.profile.at(), icon: LayoutDashboard },
		linkToForm('project', 'Add Project', FilePlus),
		linkToForm('blog', 'Add Blog', PenLine),
		linkToList('project', 'Manage Projects', FolderKanban),
		{ label: 'Manage Users', to: sumuPaths.manageUsers.at(), icon: Users },
		linkToList('review', 'Manage Reviews', MessageCircle),
		linkToList('blog', 'Manage Blogs', Newspaper),
	],
	[
		{ label: 'Messages', to: sumuPaths.messages.at(), icon: Inbox },
		{ label: 'Subscribers', to: sumuPaths.subscribers.at(), icon: Mails },
		{ label: letterWords.title, to: sumuPaths.letters.at(), icon: MailPlus },
		{ label: testimonialWords.title, to: sumuPaths.testimonials.at(), icon: MessageSquareQuote },
		{ label: statisticsWords.title, to: sumuPaths.statistics.at(), icon: ChartSpline },
	],
	[
		linkToForm('service', 'Add Service', SquarePlus),
		linkToForm('skill', 'Add Skill', BadgePlus),
		linkToForm('review', 'Add Review', MessageSquarePlus),
		linkToList('service', 'Manage Services', Layers),
		linkToList('skill', 'Manage Skills', ChartNoAxesColumn),
		{
			label: 'Site settings',
			to: sumuPaths.settings.at(),
			icon: SlidersHorizontal,
			also: [`${sumuPaths.settings.at()}/`],
		},
		{ label: 'Words', to: sumuPaths.words.at(), icon: Languages },
		...toolEntries,
	],
];

const linkToKind = (kind: EntryKind, label: string, icon: LucideIcon): MenuEntry => {
	const { add, edit, list, order }: EntryPaths = entryPaths[kind];
	return {
		label,
		to: list.at(),
		icon,
		also: [add.at(), edit.at(''), ...(order ? [order.at()] : [])],
	};
};

/** Screens of the whole site. */
const siteEntries: readonly MenuEntry[] = [
	{
		label: 'Site settings',
		to: sumuPaths.settings.at('banner'),
		icon: SlidersHorizontal,
		also: [sumuPaths.settings.at()],
	},
	{ label: letterWords.title, to: sumuPaths.letters.at(), icon: MailPlus },
	{ label: testimonialWords.title, to: sumuPaths.testimonials.at(), icon: MessageSquareQuote },
	{ label: statisticsWords.title, to: sumuPaths.statistics.at(), icon: ChartSpline },
	{ label: 'Words', to: sumuPaths.words.at(), icon: Languages },
	{ label: 'Manage Users', to: sumuPaths.manageUsers.at(), icon: Users },
	...toolEntries,
];

/** Menu in the plain wording. */
export const plainMenu: readonly MenuEntry[] = [
	{ label: 'Profile', to: sumuPaths.profile.at(), icon: LayoutDashboard },
	linkToKind('project', 'Manage Projects', FolderKanban),
	linkToKind('blog', 'Manage Blogs', Newspaper),
	linkToKind('service', 'Manage Services', Layers),
	linkToKind('skill', 'Manage Skills', ChartNoAxesColumn),
	linkToKind('review', 'Manage Reviews', MessageCircle),
	{
		label: 'Inbox',
		to: sumuPaths.inbox.at(),
		icon: Inbox,
		also: [sumuPaths.messages.at(), sumuPaths.subscribers.at()],
	},
	{ label: 'Site', to: sumuPaths.settings.at(), icon: SlidersHorizontal, children: siteEntries },
];

/** Forms of the button for new entries. */
export const newEntries: readonly MenuEntry[] = [
	linkToForm('project', 'Project', FolderKanban),
	linkToForm('blog', 'Post', Newspaper),
	linkToForm('service', 'Service', Layers),
	linkToForm('skill', 'Skill', ChartNoAxesColumn),
	linkToForm('review', 'Review', MessageCircle),
];

const normalizePath = (path: string) => path.replace(/(.)\/+$/, '$1').toLowerCase();

/** Whether a path is the entry's address or belongs to it or to one of its children. */
export function isAt(path: string, { to, also = [], children = [] }: MenuEntry): boolean {
	const current = normalizePath(path);
	return (
		current === normalizePath(to) ||
		also.some((start) => current.startsWith(normalizePath(start))) ||
		children.some((child) => isAt(path, child))
	);
}

/** Returns the entries that a user can open; an entry with children leads to the first of them. */
export const openableEntries = (
	entries: readonly MenuEntry[],
	canOpen: (address: string) => boolean,
): MenuEntry[] =>
	entries.flatMap(({ children, ...entry }) => {
		if (!children) return canOpen(entry.to) ? [entry] : [];
		const openChildren = openableEntries(children, canOpen);
		const [first] = openChildren;
		return first ? [{ ...entry, to: first.to, children: openChildren }] : [];
	});

const Context = createContext<PendingCounts>({});

/** Provides the numbers of waiting items to the menu, wherever it is rendered. */
export const PendingCountsProvider = Context;
export const usePendingCounts = () => use(Context);
