import type { DemoProject } from '../types';

const category = 'Web Development';

/** Demo projects that are web applications. */
export const applicationProjects: DemoProject[] = [
	{
		projectsName: 'Rickshaw Radio',
		picture: 'rickshaw-radio',
		category,
		projectTheme: 'Streaming',
		frontend: 'React, Tailwind',
		backend: 'Node.js, Icecast',
		projectFeature: [
			'Keeps playing through a dropped connection',
			'Art for each programme drawn from its sound',
			'Timetable in the listener’s own time zone',
			'Requests from listeners, read live',
		],
		projectDelivery: '2 Weeks',
		projectPrice: 0,
		projectsLiveLink: 'https://rickshaw-radio.example',
		projectsDescription:
			'A station run by students, with music from the workshops where rickshaws are painted. The player buffers ahead whenever the signal is good and spends it when the bus goes under a bridge. I built it for free and have listened to it every morning since.',
		date: '2023-09-08T06:00:00.000Z',
	},
	{
		projectsName: 'Boi Mela Reader',
		picture: 'boi-mela-reader',
		category,
		projectTheme: 'Book fair app',
		frontend: 'Next.js, CSS3',
		backend: 'Node.js, MongoDB',
		projectFeature: [
			'First chapters of 300 books, free to read',
			'Bangla typesetting with proper conjuncts',
			'Plan of the fair with the stalls of your list',
			'Remembers the page, on every device',
		],
		projectDelivery: '6 Weeks',
		projectPrice: 720,
		projectsLiveLink: 'https://boi-mela-reader.example',
		projectsDescription:
			'Every February the book fair fills a whole park, and you walk past the book you would have loved. Here you read first chapters at home and keep a list, and the plan leads from stall to stall. The reading page has no buttons until you touch it.',
		date: '2023-07-21T06:00:00.000Z',
	},
	{
		projectsName: 'Monsoon Ledger',
		picture: 'monsoon-ledger',
		category,
		projectTheme: 'Finance dashboard',
		frontend: 'React, Tailwind',
		backend: 'Node.js, Express, PostgreSQL',
		projectFeature: [
			'Entries without a connection, merged later',
			'Lakh and crore, with the commas where they belong',
			'Month-end report as PDF in one touch',
			'Two people must agree before a deletion',
		],
		projectDelivery: '8 Weeks',
		projectPrice: 1450,
		projectsLiveLink: 'https://monsoon-ledger.example',
		projectsDescription:
			'An umbrella wholesaler earns four fifths of the year in four months, often with the power out. The ledger takes entries offline, sorts them out when the connection is back, and draws the season as what it is: rain. The old paper books are still on the shelf, empty.',
		date: '2023-06-15T06:00:00.000Z',
	},
	{
		projectsName: 'Maidan Scorebook',
		picture: 'maidan-scorebook',
		category,
		projectTheme: 'Sports app',
		frontend: 'React, Tailwind',
		backend: 'Firebase',
		projectFeature: [
			'A whole over scored with one thumb',
			'Shot map drawn by touching the field',
			'Undo as far back as the first ball',
			'A card to share before the players are off',
		],
		projectDelivery: '3 Weeks',
		projectPrice: 410,
		projectsLiveLink: 'https://maidan-scorebook.example',
		projectsDescription:
			'Neighbourhood cricket has rules that no standard knows: one bounce is out, the tea stall is four. The scorebook lets a team write its own rules once and then keeps up with the fastest bowler on the maidan. It has settled at least two arguments.',
		date: '2023-01-30T06:00:00.000Z',
	},
];
