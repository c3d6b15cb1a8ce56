import type { EntryKind } from '@sumu/contract';
import {
	BadgePlus,
	ChartNoAxesColumn,
	FilePlus,
	FolderKanban,
	Grid3x3,
	Import,
	Inbox,
	Languages,
	Layers,
	LayoutDashboard,
	Link2,
	ListChecks,
	type LucideIcon,
	Mails,
	MessageCircle,
	MessageSquarePlus,
	Newspaper,
	PackageOpen,
	PenLine,
	SlidersHorizontal,
	SquarePlus,
	Trash2,
	Users,
} from 'lucide-react';
import { createContext, use } from 'react';
import { entryPaths, sumuPaths } from '../../../config/sumu-paths';
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
	/** Start of other addresses that belong to the entry, such as a list's edit forms. */
	readonly also?: string;
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
	also: entryPaths[kind].edit.at(''),
});

/** Menu groups, with the owner's daily tasks first. */
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
	],
	[
		linkToForm('service', 'Add Service', SquarePlus),
		linkToForm('skill', 'Add Skill', BadgePlus),
		linkToForm('review', 'Add Review', MessageSquarePlus),
		linkToList('service', 'Manage Services', Layers),
		linkToList('skill', 'Manage Skills', ChartNoAxesColumn),
		{ label: 'Site settings', to: sumuPaths.settings.at(), icon: SlidersHorizontal },
		{ label: 'Words', to: sumuPaths.words.at(), icon: Languages },
		{ label: 'Weave', to: sumuPaths.weave.at(), icon: Grid3x3 },
		{ label: 'Preview links', to: sumuPaths.previewLinks.at(), icon: Link2 },
		{ label: trashWords.title, to: sumuPaths.trash.at(), icon: Trash2 },
		{ label: importWords.title, to: sumuPaths.import.at(), icon: Import },
		{ label: exportWords.title, to: sumuPaths.export.at(), icon: PackageOpen },
		{ label: 'First steps', to: sumuPaths.setup.at(), icon: ListChecks },
	],
];

const Context = createContext<PendingCounts>({});

/** Provides the numbers of waiting items to the menu, wherever it is rendered. */
export const PendingCountsProvider = Context;
export const usePendingCounts = () => use(Context);
