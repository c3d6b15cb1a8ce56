import { pageParam, type SectionKey } from '@sumu/contract';
import type { StaticText } from '@sumu/contract/words';

/** A page whose address equals its route pattern. */
const definePath = <Pattern extends string>(pattern: Pattern) => ({ pattern, at: () => pattern });

/** Route pattern and address builder of every page. */
export const sitePaths = {
	home: definePath('/'),
	about: definePath('/about'),
	skills: definePath('/skills'),
	services: definePath('/services'),
	projects: {
		pattern: '/projects/:page',
		at: (page = 1, search = '') => `/projects/${pageParam(page)}${search}`,
	},
	portfolio: definePath('/portfolio'),
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
	blogList: definePath('/blog'),
	search: {
		pattern: '/search',
		at: (searchText = '') =>
			searchText ? `/search?q=${encodeURIComponent(searchText)}` : '/search',
	},
	newsletterConfirm: definePath('/newsletter/confirm'),
	newsletterUnsubscribe: definePath('/newsletter/unsubscribe'),
	contact: definePath('/contact'),
	terms: definePath('/terms'),
	privacy: definePath('/privacy'),
	ownPage: { pattern: '/:slug', at: (slug: string) => `/${encodeURIComponent(slug)}` },
	login: definePath('/login'),
	signup: definePath('/signup'),
	forgotPassword: definePath('/forgot-password'),
	resetPassword: definePath('/reset-password'),
	confirmEmail: definePath('/confirm-email'),
	googleDone: definePath('/login/google'),
	profile: definePath('/profile'),
	editProfile: {
		pattern: '/user/update/:email',
		at: (email: string) => `/user/update/${encodeURIComponent(email)}`,
	},
	settings: definePath('/settings'),
	cards: {
		pattern: '/cards/:page',
		at: (page = 1) => `/cards/${pageParam(page)}`,
	},
	cardOverview: definePath('/card/overview'),
} as const;

/** Returns the address of the contact form, with the given projects preselected. */
export const contactAbout = (projects: readonly string[]): string =>
	`${sitePaths.contact.at()}?${new URLSearchParams({ projects: projects.join(',') })}`;

export type PathName = keyof typeof sitePaths;
type SimplePath = {
	[Name in PathName]: (typeof sitePaths)[Name]['at'] extends () => string ? Name : never;
}[PathName];

/** A navigation link. */
export interface NavigationLink<Name extends string = string> {
	readonly label: Name;
	readonly to: string;
	/** Section of the home page that must be visible for the link to be shown. */
	readonly section?: SectionKey | undefined;
}

const createLinks = (
	entries: readonly (readonly [label: StaticText, name: SimplePath, section?: SectionKey])[],
) =>
	entries.map(
		([label, name, section]): NavigationLink<StaticText> => ({
			label,
			to: sitePaths[name].at(),
			section,
		}),
	);

export const navigationLinks = {
	bar: createLinks([
		['Home', 'home'],
		['About', 'about', 'about'],
		['Skills', 'skills', 'skills'],
		['Services', 'services', 'services'],
		['Projects', 'projects', 'projects'],
		['Blog', 'blogs', 'blog'],
		['Contact', 'contact', 'contact'],
	]),
	cart: createLinks([['View Cart', 'cards']]),
	/** Links for signed-in users. */
	account: createLinks([
		['Profile', 'profile'],
		['Card Overview', 'cardOverview'],
		['Settings', 'settings'],
	]),
	footer: createLinks([
		['Home', 'home'],
		['About', 'about', 'about'],
		['Skills', 'skills', 'skills'],
		['Services', 'services', 'services'],
		['Portfolio', 'portfolio', 'projects'],
		['Blog', 'blogList', 'blog'],
		['Contact', 'contact', 'contact'],
	]),
} as const;
