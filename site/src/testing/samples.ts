import type { Project, SiteSetting } from '@sumu/contract';

const heading = (title: string) => ({ title, text: `About ${title}` });

export const siteSample: SiteSetting = {
	ownerName: 'Rokeya',
	headlines: ['draws'],
	intro: 'Hello',
	heroPicture: null,
	platforms: [],
	socials: [{ network: 'GitHub', url: 'https://github.com/rokeya' }],
	resumeUrl: '',
	teaserTitle: 'Habits',
	teasers: [],
	aboutText: '',
	aboutSkills: [],
	portrait: null,
	experience: 2,
	totalProjects: '100+',
	achievements: [],
	sections: {
		projects: heading('Latest Projects'),
		skills: heading('Skills'),
		services: heading('Services'),
		testimonials: heading('Testimonials'),
		blog: heading('Blog'),
		contact: heading('Contact'),
	},
	development: { title: '', text: '', picture: null, steps: [] },
	statistics: [],
	newsletterTitle: '',
	contactHours: '',
	footerYear: 2023,
	seo: { title: 'Rokeya’s site', description: 'What Rokeya makes', picture: null },
};

export const projectSample = (number: number, changes: Partial<Project> = {}): Project => ({
	_id: `project-${number}`,
	projectsName: `Project ${number}`,
	image: '',
	picture: null,
	projectsLiveLink: 'https://example.com',
	frontend: 'React',
	backend: 'Node.js',
	projectTheme: 'Shop',
	projectFeature: [],
	projectDelivery: '2 weeks',
	projectPrice: 100,
	projectsDescription: '',
	category: number % 2 ? 'Web Design' : 'Web Development',
	date: '2023-01-01T00:00:00.000Z',
	...changes,
});
