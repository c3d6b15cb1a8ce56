import { settingsGroups } from '../../admin/forms/groups';
import type { PanelView } from '../../platform/panel/view';
import type schema from './content-types/site-setting/schema.json';

type Rows = PanelView<typeof schema>['rows'];

export const siteSettingView: PanelView<typeof schema> = {
	main: 'ownerName',
	rows: settingsGroups.flatMap<Rows[number]>(({ rows }) => rows),
	fields: {
		ownerName: ['Your name', 'In the bar, the banner and the footer.'],
		footerYear: ['Copyright year', 'In the footer.'],
		headlines: [
			'Headlines',
			'The banner types one after the other. Each goes on after your name, such as “photographs weddings”.',
		],
		intro: ['Introduction', 'Two or three sentences below the headline.'],
		heroPicture: [
			'Banner picture',
			'Upright, about 870 × 1500. The site holds together without one.',
		],
		resumeUrl: ['Resume', 'Where Resume Here leads, such as a file in your cloud drive.'],
		platforms: ['Portfolio platforms', 'Links beside the introduction.'],
		socials: ['Social networks', 'Links in the banner and the footer.'],
		teasers: ['Teasers', 'Short cards below the banner.'],
		aboutText: ['About you', 'Beside your portrait.'],
		portrait: ['Portrait', 'Upright, 4 to 5.'],
		experience: ['Years of experience', 'A whole number, shown large.'],
		totalProjects: ['Total projects', 'Shown as written, such as 100+.'],
		aboutSkills: ['Skills in a line', 'Below the text about you, one word each.'],
		achievements: ['Achievements', 'On the About page, each with a link to a document.'],
		sections: [
			'Sections of the home page',
			'Drag them into your order. What is not shown leaves the menu too.',
		],
		extraPages: ['Pages of your own', 'Each at an address of its own; the footer leads to them.'],
		legal: ['Legal texts', 'The pages /terms and /privacy.'],
		menu: ['Menu', 'Links of your own. Without any, the menu follows the sections.'],
		pages: [
			'Introductions of pages',
			'One or two sentences below the title of each list’s own page. Empty, the section’s text stands there too.',
		],
		categories: [
			'Categories',
			'Of projects, each a button above their list. Without any, a project may say its own.',
		],
		skillGroups: [
			'Groups of skills',
			'Each a heading, in this order. Without any there are five: front end, back end, database, hosting and tools.',
		],
		development: 'My Development Life',
		statistics: ['Statistics', 'Figures that count up from 0.'],
		contactHours: ['Contact hours', 'Beside the contact form.'],
		contact: ['Contact', 'For everybody to see. What is empty shows nowhere.'],
		availability: ['Availability', 'One line, such as Free from March.'],
		bookingUrl: ['Booking', 'Where visitors book a call with you.'],
		adminPath: [
			'Another address of the workplace',
			'What follows the slash: studio makes /studio lead to /sumu.',
		],
		contactNumber: ['Telephone number', 'Whether the contact form asks visitors for theirs.'],
		timeZone: [
			'Time zone',
			'In which you choose when something goes live, such as Europe/Berlin or Asia/Dhaka.',
		],
		readers: [
			'Who reads projects and posts whole',
			'Everyone, or only who has signed in: others then see the lists, and are asked to sign in.',
		],
		wording: [
			'Wording',
			'“plain” is good English; “original” is the demo’s own, to the letter. Other languages have words of their own.',
		],
		words: [
			'Replaced words',
			'Easier at /sumu/words on your site, where each stands beside the original.',
		],
		language: [
			'Language',
			'Of the interface, dates and numbers, by its tag: en, bn, cs. English and Bangla have all their words; of others you write them at /sumu/words.',
		],
		currency: ['Currency', 'Of all prices, by its code: USD, EUR, BDT.'],
		cardCounters: ['Figures on project cards', 'The demo’s fixed 300, 200 and 100, or none.'],
		details: [
			'Project details',
			'What a project must say to be published, what it may leave out, and what shows nowhere.',
		],
		brand: ['Brand', 'Logo, colours, fonts, and how round and how dense everything is.'],
		contactSteps: ['After a message', 'On the contact page: what happens next, step by step.'],
		moderateReviews: [
			'Check reviews first',
			'Visitors’ reviews wait as drafts until you publish them. Off, they appear at once.',
		],
		seo: ['Search engines', 'What searches and shared links show.'],
	},
};

const settingLabels: Readonly<Record<string, string | readonly [name: string, help: string]>> =
	siteSettingView.fields;

/** Returns the panel's label of a setting. */
export const getSettingLabel = (column: string): string => {
	const label = settingLabels[column] ?? column;
	return typeof label === 'string' ? label : label[0];
};
