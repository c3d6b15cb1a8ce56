interface Group {
	title: string;
	/** Place on the site where these settings appear. */
	where: string;
	rows: readonly (readonly string[])[];
}

/** Groups of the settings form. `api/site-setting/panel` reads all rows of the form from here. */
export const settingsGroups = [
	{
		title: 'Identity',
		where: 'On every page: in the bar at the top and in the footer.',
		rows: [['ownerName', 'footerYear'], ['brand'], ['socials']],
	},
	{
		title: 'Home',
		where: 'The home page, from its banner down.',
		rows: [
			['headlines'],
			['intro', 'heroPicture'],
			['resumeUrl'],
			['platforms'],
			['sections'],
			['menu'],
			['teasers'],
			['development'],
			['statistics'],
		],
	},
	{
		title: 'About',
		where: 'The About page, and its part of the home page.',
		rows: [
			['aboutText', 'portrait'],
			['experience', 'totalProjects'],
			['aboutSkills'],
			['achievements'],
		],
	},
	{
		title: 'Lists and reviews',
		where: 'Pages that list projects, posts, services and skills; and what visitors say of them.',
		rows: [['pages'], ['categories'], ['skillGroups'], ['readers', 'moderateReviews'], ['details']],
	},
	{
		title: 'Own pages',
		where: 'The footer leads to them; sign-up, contact form and newsletter to the legal ones.',
		rows: [['extraPages'], ['legal'], ['adminPath']],
	},
	{
		title: 'Contact',
		where: 'The contact page, and its part of the home page.',
		rows: [
			['contact'],
			['availability', 'bookingUrl'],
			['contactHours', 'contactNumber'],
			['contactSteps'],
		],
	},
	{
		title: 'Language and times',
		where: 'On every page and in every mail: words, dates, numbers and prices.',
		rows: [['language', 'wording'], ['currency', 'timeZone'], ['cardCounters'], ['words']],
	},
	{
		title: 'Search engines',
		where: 'No page shows it: results of a search and shared links do.',
		rows: [['seo']],
	},
] as const satisfies readonly Group[];

export type GroupTitle = (typeof settingsGroups)[number]['title'];

/** URL hash of a group's heading. */
export const groupId = (title: string) => title.toLowerCase().replaceAll(' ', '-');
