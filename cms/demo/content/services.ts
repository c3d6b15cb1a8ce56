import type { DemoService } from './types';

/** In the order they are shown. */
export const demoServices: DemoService[] = [
	{
		servicesHeader: 'Creative Design',
		servicesDescription: 'Identity on screen: type, colour and a system your own team can extend.',
		picture: 'service-creative-design',
	},
	{
		servicesHeader: 'Web Design',
		servicesDescription: 'Page layouts and prototypes you can click on your phone before we build.',
		picture: 'service-web-design',
	},
	{
		servicesHeader: 'Web Development',
		servicesDescription: 'React and Next.js at the front, Node.js and MongoDB behind it.',
		picture: 'service-web-development',
	},
	{
		servicesHeader: 'Authentication',
		servicesDescription: 'Sign-in with e-mail or Google through a trusted third-party service.',
		picture: 'service-authentication',
	},
	{
		servicesHeader: 'Hosting',
		servicesDescription:
			'Netlify, Vercel, Firebase or your own server. Set up, handed over, written down.',
		picture: 'service-hosting',
	},
	{
		servicesHeader: 'Team',
		servicesDescription: 'I join your designers and developers, review code and stay for support.',
		picture: 'service-team',
	},
];
