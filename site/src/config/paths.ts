import { pageParam, type SectionKey } from '@sumu/contract';
import type { Label } from '@sumu/contract/words';

/**
 * Every page: the pattern of its route and the function that builds its address. A page that is
 * not `open` has no route yet, and nothing on screen leads to it.
 */
export const paths = {
	home: { pattern: '/', open: true, at: () => '/' },
	about: { pattern: '/about', open: true, at: () => '/about' },
	skills: { pattern: '/skills', open: true, at: () => '/skills' },
	services: { pattern: '/services', open: true, at: () => '/services' },
	projects: {
		pattern: '/projects/:page',
		open: true,
		at: (page = 1, search = '') => `/projects/${pageParam(page)}${search}`,
	},
	portfolio: { pattern: '/portfolio', open: true, at: () => '/portfolio' },
	project: {
		pattern: '/project/:id',
		open: true,
		at: (slug: string) => `/project/${encodeURIComponent(slug)}`,
	},
	blogs: {
		pattern: '/blogs/:page',
		open: true,
		at: (page = 1, tag = '') =>
			`/blogs/${pageParam(page)}${tag ? `?tag=${encodeURIComponent(tag)}` : ''}`,
	},
	blog: {
		pattern: '/blog/:id',
		open: true,
		at: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
	},
	blogList: { pattern: '/blog', open: true, at: () => '/blog' },
	search: {
		pattern: '/search',
		open: true,
		at: (typed = '') => (typed ? `/search?q=${encodeURIComponent(typed)}` : '/search'),
	},
	newsletterConfirm: {
		pattern: '/newsletter/confirm',
		open: true,
		at: () => '/newsletter/confirm',
	},
	newsletterUnsubscribe: {
		pattern: '/newsletter/unsubscribe',
		open: true,
		at: () => '/newsletter/unsubscribe',
	},
	contact: { pattern: '/contact', open: true, at: () => '/contact' },
	terms: { pattern: '/terms', open: true, at: () => '/terms' },
	privacy: { pattern: '/privacy', open: true, at: () => '/privacy' },
	ownPage: { pattern: '/:slug', open: true, at: (slug: string) => `/${slug}` },
	login: { pattern: '/login', open: true, at: () => '/login' },
	signup: { pattern: '/signup', open: true, at: () => '/signup' },
	forgotPassword: { pattern: '/forgot-password', open: true, at: () => '/forgot-password' },
	resetPassword: { pattern: '/reset-password', open: true, at: () => '/reset-password' },
	confirmEmail: { pattern: '/confirm-email', open: true, at: () => '/confirm-email' },
	googleDone: { pattern: '/login/google', open: true, at: () => '/login/google' },
	profile: { pattern: '/profile', open: true, at: () => '/profile' },
	editProfile: {
		pattern: '/user/update/:email',
		open: true,
		at: (email: string) => `/user/update/${encodeURIComponent(email)}`,
	},
	settings: { pattern: '/settings', open: true, at: () => '/settings' },
	cards: {
		pattern: '/cards/:page',
		open: true,
		at: (page = 1) => `/cards/${pageParam(page)}`,
	},
	cardOverview: { pattern: '/card/overview', open: true, at: () => '/card/overview' },
} as const;

export type PathName = keyof typeof paths;
type SimplePath = {
	[Name in PathName]: (typeof paths)[Name]['at'] extends () => string ? Name : never;
}[PathName];

/** A link of the navigation. */
export interface NavigationLink<Name extends string = string> {
	readonly label: Name;
	readonly to: string;
	/** The section of the home page without which nothing leads there. */
	readonly section?: SectionKey | undefined;
}

const links = (
	entries: readonly (readonly [label: Label, name: SimplePath, section?: SectionKey])[],
) =>
	entries
		.filter(([, name]) => paths[name].open)
		.map(
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
	/** For who is signed in. */
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
