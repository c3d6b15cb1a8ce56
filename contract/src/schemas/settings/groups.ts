/** Groups of the settings: titles, help and order in /sumu/settings, and the box of the panel with their settings. */
interface SettingGroup {
	readonly id: string;
	readonly title: string;
	/** Shown below the title. */
	readonly help?: string;
	/** Names that come first, in this order. The others follow in the order of their definitions. */
	readonly first?: readonly string[];
}

/** In the order of the page. */
export const settingGroups = [
	{
		id: 'banner',
		title: 'Banner',
		first: ['ownerName', 'headlines', 'intro', 'heroPicture', 'resumeUrl'],
	},
	{
		id: 'brand',
		title: 'Brand',
		help: 'The look of the site on every page, in e-mails and in pictures of shared links.',
	},
	{ id: 'teasers', title: 'Teasers' },
	{
		id: 'about',
		title: 'About',
		first: ['aboutText', 'portrait', 'experience', 'totalProjects'],
	},
	{
		id: 'sections',
		title: 'Sections',
		help: 'The home page below its banner, in your order. A hidden section also disappears from the menu; an empty one is hidden automatically.',
	},
	{
		id: 'own-pages',
		title: 'Own pages',
		help: 'Pages in Markdown at their own addresses. The footer links to them. If a legal text is empty, its page shows the default text.',
	},
	{
		id: 'categories',
		title: 'Categories and groups',
		help: 'A category with at least one project has a button above the list, beside All and Recently. A group with at least one skill is a heading.',
	},
	{
		id: 'details',
		title: 'Required fields',
		help: 'What a project needs before it can be published, and what is optional. A detail that is off is not shown anywhere, but stays stored.',
	},
	{ id: 'development', title: 'Development' },
	{ id: 'statistics', title: 'Statistics' },
	{
		id: 'contact',
		title: 'Contact',
		first: [
			'contact.email',
			'contact.phone',
			'contact.address',
			'availability',
			'bookingUrl',
			'contactNumber',
			'askForPages',
			'contactHours',
		],
	},
	{
		id: 'readers',
		title: 'Readers',
		help: 'Who can read a full project or post.',
	},
	{ id: 'reviews', title: 'Reviews' },
	{ id: 'trash', title: 'Trash' },
	{
		id: 'language',
		title: 'Language and time',
		help: 'Texts and formats of the interface. You can replace any single text under Words.',
		first: ['language', 'wording', 'currency', 'cardCounters'],
	},
	{ id: 'seo', title: 'Search engines' },
] as const satisfies readonly SettingGroup[];

export type SettingGroupId = (typeof settingGroups)[number]['id'];
