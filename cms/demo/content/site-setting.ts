import { everyDetail, newSiteSettings, type SectionKey } from '@sumu/contract';

const section = (key: SectionKey, title = '', text = '') => ({
	key,
	shown: true,
	title,
	text,
	label: '',
});

const newSite = newSiteSettings();

/** Settings of the demo that differ from those of a new site; pictures are names in the catalogue. */
export const demoSite: typeof newSite = {
	...newSite,
	ownerName: 'Sumu',
	headlines: [
		'is a creative web designer and developer',
		'loves programming',
		'is from Bangladesh',
	],
	intro:
		'I draw and build websites for shops, studios and small companies, thread by thread: from the first sketch to the server it runs on. One pair of hands, so nothing gets lost between the drawing and the code.',
	heroPicture: 'hero',
	platforms: [
		{ label: 'Behance', url: 'https://www.behance.net/' },
		{ label: 'Dribbble', url: 'https://dribbble.com/' },
		{ label: 'Awwwards', url: 'https://www.awwwards.com/' },
		{ label: 'CodePen', url: 'https://codepen.io/' },
	],
	socials: [
		{ network: 'Facebook', url: 'https://www.facebook.com/' },
		{ network: 'Twitter', url: 'https://twitter.com/' },
		{ network: 'Instagram', url: 'https://www.instagram.com/' },
		{ network: 'LinkedIn', url: 'https://www.linkedin.com/' },
		{ network: 'GitHub', url: 'https://github.com/' },
	],
	resumeUrl: 'https://drive.google.com/drive/',

	teasers: [
		{
			title: 'Pixel Perfect',
			text: 'What you approved is what ships. I lay the build over the drawing and fix it until the two agree.',
			icon: 'precision',
		},
		{
			title: 'Awesome Idea',
			text: 'Every site starts from one idea that belongs to you and would look wrong on anybody else.',
			icon: 'idea',
		},
		{
			title: 'High Quality',
			text: 'Semantic markup, typed code and real tests. The next developer will send you a thank-you note.',
			icon: 'quality',
		},
		{
			title: 'Responsive Design',
			text: 'Drawn for a small phone first, then for everything up to the screen in the meeting room.',
			icon: 'responsive',
		},
		{
			title: 'Effective solutions',
			text: 'We agree on the number that should move, and I leave out everything that does not move it.',
			icon: 'target',
		},
		{
			title: 'Support',
			text: 'Ninety days of fixes are part of the price. After that you still get me, not a ticket queue.',
			icon: 'support',
		},
	],

	aboutText:
		'I am a designer who writes the code and a developer who can draw. I learned both on the same desk in Dhaka, which is why my layouts survive contact with a real browser.',
	aboutSkills: [
		'HTML5',
		'CSS3',
		'Tailwind',
		'Bootstrap 5',
		'JavaScript',
		'React',
		'Next.js',
		'Node.js',
		'Express',
		'MongoDB',
	],
	portrait: 'portrait',
	experience: 2,
	totalProjects: '100+',
	achievements: [
		{
			title: '2 years of experience',
			text: 'Two years of freelance work for shops, clinics, studios and publishers, and more than 100 projects of every size. The list of references says what I did in each of them.',
			linkLabel: 'List of references',
			url: 'https://drive.google.com/drive/folders/references',
		},
		{
			title: 'Certificates',
			text: 'Completed courses in full-stack web development, responsive design, and JavaScript algorithms and data structures, each with an examination and a project of my own.',
			linkLabel: 'See the certificates',
			url: 'https://drive.google.com/drive/folders/certificates',
		},
		{
			title: 'Competition',
			text: 'Second place with a team of three at a two-day programming contest in Dhaka. We built a flood map that works by text message when the data network is down.',
			linkLabel: 'Read the jury’s report',
			url: 'https://drive.google.com/drive/folders/competition',
		},
	],

	sections: [
		section('teasers', 'Six habits in every project'),
		section('about'),
		section(
			'projects',
			'Latest Projects',
			'The latest to leave the desk. Each one has its own voice, because each client does.',
		),
		section(
			'skills',
			'Skills, counted in threads',
			'One thread is two points. I count again every few months, and some bars have become shorter.',
		),
		section(
			'development',
			'My Development Life',
			'The tools change every monsoon. I keep one evening a week for something I have never used, build a small thing with it, and only bring it to your project once it has survived mine.',
		),
		section(
			'services',
			'Services',
			'Take one, or all six in a row. Most projects begin with the first three.',
		),
		section('testimonials', 'Testimonials', 'Clients on the work, in their own words.'),
		section(
			'blog',
			'From the notebook',
			'What I learned on a project and would have liked to read before it began.',
		),
		section('statistics'),
		section('newsletter', 'One letter a month about making websites'),
		section(
			'contact',
			'Tell me what you need',
			'A sentence is enough to begin with. I answer every message myself, usually by the next afternoon.',
		),
	],
	pages: {
		projects:
			'From a one-page sweet shop to a radio station with four thousand listeners. Each project shows what it cost.',
		skills:
			'What I work with, and how well. One thread is two points; I count again every few months, and some bars have become shorter.',
		services:
			'Six kinds of work, done by one pair of hands. Take one, or all of them in a row: most projects begin with the first three.',
		blog: 'What I learned on a project and would have liked to read before it began. About one post a month.',
	},
	categories: ['Web Design', 'Web Development'],
	development: {
		picture: 'development-life',
		steps: [
			{ year: '2023', text: 'Server components, and when to leave them alone' },
			{ year: '2022', text: 'MongoDB aggregation, Express, JWT sessions' },
			{ year: '2021', text: 'React, testing, the first paid page' },
			{ year: '2020', text: 'HTML5, CSS3, pages for friends' },
		],
	},
	statistics: [
		{ label: 'Total Projects', value: 100, note: '21% more than last month' },
		{ label: 'Happy Client', value: 10, note: '21% more than last month' },
		{ label: 'Tasks done', value: 90, note: '31 tasks remaining' },
	],
	contactHours: '9:00 a.m. to 8:00 p.m. ET, Monday through Friday.',
	// ET, as in the specified line above.
	contact: {
		email: '',
		phone: '',
		address: '',
		opens: '09:00',
		closes: '20:00',
		timeZone: 'America/New_York',
	},
	contactNumber: 'required',
	contactSteps: [
		{
			title: 'A reply',
			text: 'I’ll reply by tomorrow afternoon with what I understood and two or three questions.',
		},
		{
			title: 'A call',
			text: 'Half an hour, on the phone or on screen. You tell me who the site is for, and I tell you what I would leave out.',
		},
		{
			title: 'A drawing and a price',
			text: 'Within a week you’ll have one sketch and one fixed price. Saying no at this point costs nothing.',
		},
	],
	footerYear: 2023,
	timeZone: 'Asia/Dhaka',
	readers: 'signed-in',
	wording: 'original',
	cardCounters: 'specified',
	moderateReviews: false,
	requirePictures: true,
	requirePercentage: true,
	details: everyDetail('required'),
	brand: { ...newSite.brand, footerMark: 'footer-mark', mark: 'woven', band: 'woven' },
	seo: {
		title: 'Sumu, web designer and developer in Dhaka',
		description:
			'Sumu draws and builds websites for shops, studios and small companies, from the first sketch to the server. See projects with prices, skills, and notes on making websites.',
		picture: 'og-default',
	},
};
