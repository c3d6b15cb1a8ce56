import { pageParam, type SectionKey } from '@sumu/contract';
import type { Label } from '@sumu/contract/words';

/** A page whose address equals its route pattern. */
const page = <Pattern extends string>(pattern: Pattern) => ({ pattern, at: () => pattern });

/** Route pattern and address builder of every page. */
export const paths = {
	home: page('/'),
	about: page('/about'),
	skills: page('/skills'),
	services: page('/services'),
	projects: {
		pattern: '/projects/:page',
		at: (page = 1, search = '') => `/projects/${pageParam(page)}${search}`,
	},
	portfolio: page('/portfolio'),
	project: {
		pattern: '/project/:id',
		at: (slug: string) => `/project/${encodeURIComponent(slug)}`,
	},
	blogs: {
		pattern: '/blogs/:page',
		at: (page = 1, tag = '') =>
			`/blogs/${pageParam(page)}${tag ? `?tag=${encodeURIComponent(tag)}` : ''}`,
	},
	blog: {
		pattern: '/blog/:id',
		at: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
	},
	blogList: page('/blog'),
	search: {
		pattern: '/search',
		at: (typed = '') => (typed ? `/search?q=${encodeURIComponent(typed)}` : '/search'),
	},
	newsletterConfirm: page('/newsletter/confirm'),
	newsletterUnsubscribe: page('/newsletter/unsubscribe'),
	contact: page('/contact'),
	terms: page('/terms'),
	privacy: page('/privacy'),
	ownPage: { pattern: '/:slug', at: (slug: string) => `/${encodeURIComponent(slug)}` },
	login: page('/login'),
	signup: page('/signup'),
	forgotPassword: page('/forgot-password'),
	resetPassword: page('/reset-password'),
	confirmEmail: page('/confirm-email'),
	googleDone: page('/login/google'),
	profile: page('/profile'),
	editProfile: {
		pattern: '/user/update/:email',
		at: (email: string) => `/user/update/${encodeURIComponent(email)}`,
	},
	settings: page('/settings'),
	cards: {
		pattern: '/cards/:page',
		at: (page = 1) => `/cards/${pageParam(page)}`,
	},
	cardOverview: page('/card/overview'),
} as const;

/** Returns the address of the contact form, with the given projects preselected. */
export const contactAbout = (projects: readonly string[]): string =>
	`${paths.contact.at()}?${new URLSearchParams({ projects: projects.join(',') })}`;

export type PathName = keyof typeof paths;
type SimplePath = {
	[Name in PathName]: (typeof paths)[Name]['at'] extends () => string ? Name : never;
}[PathName];

/** A navigation link. */
export interface NavigationLink<Name extends string = string> {
	readonly label: Name;
	readonly to: string;
	/** Section of the home page that must be visible for the link to be shown. */
	readonly section?: SectionKey | undefined;
}

const links = (
	entries: readonly (readonly [label: Label, name: SimplePath, section?: SectionKey])[],
) =>
	entries.map(
		([label, name, section]): NavigationLink<Label> => ({ label, to: paths[name].at(), section }),
	);

export const navigation = {
	bar: links([
		['Home', 'home'],
		['About', 'about', 'about'],
		['Skills', 'skills', 'skills'],
		['Services', 'services', 'services'],
		['Projects', 'projects', 'projects'],
		['Blog', 'blogs', 'blog'],
		['Contact', 'contact', 'contact'],
	]),
	cart: links([['View Cart', 'cards']]),
	/** Links for signed-in users. */
	account: links([
		['Profile', 'profile'],
		['Card Overview', 'cardOverview'],
		['Settings', 'settings'],
	]),
	footer: links([
		['Home', 'home'],
		['About', 'about', 'about'],
		['Skills', 'skills', 'skills'],
		['Services', 'services', 'services'],
		['Portfolio', 'portfolio', 'projects'],
		['Blog', 'blogList', 'blog'],
		['Contact', 'contact', 'contact'],
	]),
} as const;
