import type { DemoProject } from '../types';

const category = 'Web Development';

/** Demo projects for looking things up and booking. */
export const serviceProjects: DemoProject[] = [
	{
		projectsName: 'Padma Ferry Times',
		picture: 'padma-ferry-times',
		category,
		projectTheme: 'Timetable',
		frontend: 'React, Tailwind',
		backend: 'Node.js, Express, MongoDB',
		projectFeature: [
			'Reads offline after first visit',
			'Live delays over a web socket',
			'Crew screen for two thumbs',
			'Bangla and English',
		],
		projectDelivery: '3 Weeks',
		projectPrice: 1200,
		projectsLiveLink: 'https://padma-ferry.example',
		projectsDescription:
			'Forty thousand people cross the Padma every day and most of them learn the departure time at the water. The site puts the next boat in the largest type on the page, works offline once opened, and is updated by the deck crew from one screen.',
		date: '2023-08-16T06:00:00.000Z',
	},
	{
		projectsName: 'Dhanmondi Dental Care and Family Clinic',
		picture: 'dhanmondi-dental',
		category,
		projectTheme: 'Booking',
		frontend: 'React, Bootstrap 5',
		backend: 'Node.js, Express, MongoDB',
		projectFeature: [
			'Free times visible without signing in',
			'Reminder by text message the evening before',
			'A calendar for four chairs and two shifts',
			'Patient data kept on the clinic’s own server',
		],
		projectDelivery: '4 Weeks',
		projectPrice: 480,
		projectsLiveLink: 'https://dhanmondi-dental.example',
		projectsDescription:
			'Nobody enjoys ringing a dentist, so the first thing on the page is a free time, and the second is another one. Booking takes forty seconds. One appointment in eight used to be forgotten; since the reminders it is one in thirty.',
		date: '2023-04-24T06:00:00.000Z',
	},
	{
		projectsName: 'Ilish Board',
		picture: 'ilish-board',
		category,
		projectTheme: 'Market prices',
		frontend: 'Next.js, Tailwind',
		backend: 'Node.js, Redis',
		projectFeature: [
			'Prices from six landing stations before dawn',
			'Entry by text message, no smartphone needed',
			'Thirty days as a chart, by size of fish',
			'An alert when the price crosses a line',
		],
		projectDelivery: '3 Weeks',
		projectPrice: 540,
		projectsLiveLink: 'https://ilish-board.example',
		projectsDescription:
			'At five in the morning the price of hilsa is known in Chandpur and nowhere else. Six people send it by text message, the board adds it up, and a restaurant in Dhaka knows before its buyer gets on the bus. The busiest hour is the one before sunrise.',
		date: '2022-10-19T06:00:00.000Z',
	},
	{
		projectsName: 'Pedal Post',
		picture: 'pedal-post',
		category,
		projectTheme: 'Courier service',
		frontend: 'React, Tailwind',
		backend: 'Node.js, Express, PostgreSQL',
		projectFeature: [
			'A price before you type an address',
			'Routes that prefer shade and avoid flyovers',
			'The rider’s position, deleted on arrival',
			'Receipts that a bookkeeper accepts',
		],
		projectDelivery: '7 Weeks',
		projectPrice: 1320,
		projectsLiveLink: 'https://pedal-post.example',
		projectsDescription:
			'Nine cyclists carry documents through Dhaka faster than any car. Their old tool was a group chat. Now a request finds the nearest free rider, the route fits the traffic of the hour, and the office sees one line per parcel instead of four hundred messages.',
		date: '2022-07-11T06:00:00.000Z',
	},
	{
		projectsName: 'Kiln Watch',
		picture: 'kiln-watch',
		category,
		projectTheme: 'Open data',
		frontend: 'React, CSS3',
		backend: 'Node.js, PostgreSQL',
		projectFeature: [
			'Readings from thirty sensors, every ten minutes',
			'One sentence instead of an index value',
			'Everything to download, with a description',
			'Runs on a donated server, on purpose',
		],
		projectDelivery: '3 Weeks',
		projectPrice: 0,
		projectsLiveLink: 'https://kiln-watch.example',
		projectsDescription:
			'Volunteers measure the air around the brick kilns north of Dhaka. A figure such as 187 tells a parent nothing, so the page begins with a sentence: play indoors this morning, the wind turns at two. The figures are below, for everyone who wants to check.',
		date: '2022-03-28T06:00:00.000Z',
	},
];
