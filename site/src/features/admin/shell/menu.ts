import {
	BadgePlus,
	ChartNoAxesColumn,
	FilePlus,
	FolderKanban,
	Grid3x3,
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
	PenLine,
	SlidersHorizontal,
	SquarePlus,
	Users,
} from 'lucide-react';
import { createContext, use } from 'react';
import { sumuPaths } from '../../../config/sumu-paths';

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

/** Menu groups, with the owner's daily tasks first. */
export const menuGroups: readonly (readonly MenuEntry[])[] = [
	[
		{ label: 'Profile', to: sumuPaths.profile.at(), icon: LayoutDashboard },
		{ label: 'Add Project', to: sumuPaths.addProject.at(), icon: FilePlus },
		{ label: 'Add Blog', to: sumuPaths.addBlog.at(), icon: PenLine },
		{
			label: 'Manage Projects',
			to: sumuPaths.manageProjects.at(),
			icon: FolderKanban,
			also: sumuPaths.updateProject.at(''),
		},
		{ label: 'Manage Users', to: sumuPaths.manageUsers.at(), icon: Users },
		{
			label: 'Manage Reviews',
			to: sumuPaths.manageReviews.at(),
			icon: MessageCircle,
			also: sumuPaths.updateReview.at(''),
		},
		{
			label: 'Manage Blogs',
			to: sumuPaths.manageBlogs.at(),
			icon: Newspaper,
			also: sumuPaths.updateBlog.at(''),
		},
	],
	[
		{ label: 'Messages', to: sumuPaths.messages.at(), icon: Inbox },
		{ label: 'Subscribers', to: sumuPaths.subscribers.at(), icon: Mails },
	],
	[
		{ label: 'Add Service', to: sumuPaths.addService.at(), icon: SquarePlus },
		{ label: 'Add Skill', to: sumuPaths.addSkill.at(), icon: BadgePlus },
		{ label: 'Add Review', to: sumuPaths.addReview.at(), icon: MessageSquarePlus },
		{
			label: 'Manage Services',
			to: sumuPaths.manageServices.at(),
			icon: Layers,
			also: sumuPaths.updateService.at(''),
		},
		{
			label: 'Manage Skills',
			to: sumuPaths.manageSkills.at(),
			icon: ChartNoAxesColumn,
			also: sumuPaths.updateSkill.at(''),
		},
		{ label: 'Site settings', to: sumuPaths.settings.at(), icon: SlidersHorizontal },
		{ label: 'Words', to: sumuPaths.words.at(), icon: Languages },
		{ label: 'Weave', to: sumuPaths.weave.at(), icon: Grid3x3 },
		{ label: 'Preview links', to: sumuPaths.previewLinks.at(), icon: Link2 },
		{ label: 'First steps', to: sumuPaths.setup.at(), icon: ListChecks },
	],
];

const Context = createContext<PendingCounts>({});

/** Provides the numbers of waiting items to the menu, wherever it is rendered. */
export const PendingCountsProvider = Context;
export const usePendingCounts = () => use(Context);
