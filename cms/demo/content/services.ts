import type { DemoService } from './types';

/** In display order. */
export const demoServices: DemoService[] = [
	{
		servicesHeader: 'Creative Design',
		servicesDescription: 'Identity on screen: type, colour and a system your own team can extend.',
		deliverables: [
			'Wordmark, colours and type, with the rules for each',
			'Icons and patterns drawn for you',
			'A page of examples your printer understands',
		],
		duration: '2 to 3 weeks',
		priceFrom: 280,
		projects: ['Shapla Tea House', 'Nakshi Stitch Studio'],
		picture: 'service-creative-design',
	},
	{
		servicesHeader: 'Web Design',
		servicesDescription: 'Page layouts and prototypes you can click on your phone before we build.',
		deliverables: [
			'Every page drawn, phone first',
			'A prototype you can tap',
			'Words edited with you, line by line',
			'Two rounds of changes',
		],
		duration: '2 to 4 weeks',
		priceFrom: 320,
		projects: ['Shapla Tea House', 'Old Dhaka Walks', 'Mati Studio'],
		picture: 'service-web-design',
	},
	{
		servicesHeader: 'Web Development',
		servicesDescription: 'React and Next.js at the front, Node.js and MongoDB behind it.',
		deliverables: [
			'A site that loads in two seconds on a bus',
			'Tests, and a manual of ten pages',
			'A screen to change words and pictures yourself',
		],
		duration: '3 to 8 weeks',
		priceFrom: 480,
		projects: ['Padma Ferry Times', 'Monsoon Ledger', 'Pedal Post'],
		picture: 'service-web-development',
	},
	{
		servicesHeader: 'Authentication',
		servicesDescription: 'Sign-in with e-mail or Google through a trusted third-party service.',
		deliverables: [
			'Sign-up, sign-in and lost passwords',
			'Google in one button',
			'A list of who may do what',
		],
		duration: '1 week',
		priceFrom: 150,
		projects: ['Monsoon Ledger'],
		picture: 'service-authentication',
	},
	{
		servicesHeader: 'Hosting',
		servicesDescription:
			'Netlify, Vercel, Firebase or your own server. Set up, handed over, written down.',
		deliverables: [
			'A server in your own name',
			'Nightly backups that were restored once, to be sure',
			'A page on what to do when it is down',
		],
		duration: '2 days',
		priceFrom: 90,
		projects: ['Rickshaw Radio', 'Kiln Watch'],
		picture: 'service-hosting',
	},
	{
		servicesHeader: 'Team',
		servicesDescription: 'I join your designers and developers, review code and stay for support.',
		deliverables: [
			'Two afternoons a week with your people',
			'Reviews within one working day',
			'A month of answers after I have left',
		],
		duration: 'From one month',
		priceFrom: 600,
		projects: ['Golden Fibre Wholesale Catalogue'],
		picture: 'service-team',
	},
];
