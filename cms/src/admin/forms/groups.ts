import { type SettingGroupId, settingDefinitions } from '@sumu/contract';

interface Box {
	title: string;
	/** Place on the site where these settings appear. */
	where: string;
	/** Groups of the contract that this box contains. */
	groups: readonly SettingGroupId[];
	/** Settings with a place of their own; two in one row share it. */
	rows: readonly (readonly string[])[];
}

/** Boxes of the settings form. Settings without a row come last in the box of their group. */
const boxes = [
	{
		title: 'Identity',
		where: 'On every page: in the bar at the top and in the footer.',
		groups: ['brand'],
		rows: [['ownerName', 'footerYear'], ['brand'], ['socials']],
	},
	{
		title: 'Home',
		where: 'The home page, from its banner down.',
		groups: ['banner', 'sections', 'teasers', 'development', 'statistics'],
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
		groups: ['about'],
		rows: [
			['aboutText', 'portrait'],
			['experience', 'totalProjects'],
			['aboutSkills'],
			['achievements'],
		],
	},
	{
		title: 'Lists and reviews',
		where: 'Lists of projects, posts, services and skills, visitors’ reviews, and the trash.',
		groups: ['categories', 'details', 'readers', 'reviews', 'trash'],
		rows: [
			['pages'],
			['categories'],
			['skillGroups'],
			['readers', 'moderateReviews'],
			['requirePictures', 'requirePercentage'],
			['details'],
			['trashDays'],
		],
	},
	{
		title: 'Own pages',
		where:
			'The footer links to them. The sign-up, contact and newsletter forms link to the legal ones.',
		groups: ['own-pages'],
		rows: [['extraPages'], ['legal'], ['adminPath']],
	},
	{
		title: 'Contact',
		where: 'The contact page, and its part of the home page.',
		groups: ['contact'],
		rows: [
			['contact'],
			['availability', 'bookingUrl'],
			['contactHours', 'contactNumber'],
			['askForPages'],
			['contactSteps'],
			['stages'],
		],
	},
	{
		title: 'Language and times',
		where: 'Texts, dates, numbers and prices on every page and in every e-mail.',
		groups: ['language'],
		rows: [['language', 'wording'], ['currency', 'timeZone'], ['cardCounters'], ['words']],
	},
	{
		title: 'Search engines',
		where: 'Shown in search results and shared links, not on a page.',
		groups: ['seo'],
		rows: [['seo']],
	},
] as const satisfies readonly Box[];

const placedNames = new Set<string>(boxes.flatMap(({ rows }) => rows.flat()));
const unplacedSettings = Object.entries(settingDefinitions).filter(
	([name]) => !placedNames.has(name),
);

const restOf = (groups: readonly SettingGroupId[]) =>
	unplacedSettings.filter(([, setting]) => 'group' in setting && groups.includes(setting.group));

/** Groups of the settings form with every setting. `api/site-setting/panel` reads all rows of the form from here. */
export const settingsGroups = boxes.map(({ title, where, groups, rows }) => ({
	title,
	where,
	rows: [...rows, ...restOf(groups).map(([name]) => [name])] as readonly (readonly string[])[],
}));
