const tagDescriptions: Readonly<Record<string, string>> = {
	account: "The caller's account and everything stored about it",
	address: 'Pages that have moved',
	auth: 'Sign-up, sign-in, token refresh and sign-out',
	blog: 'Blog posts and their tags',
	bulk: 'Changes of many entries, messages or subscribers at once',
	'cart-item': "Projects in a user's cart",
	confirmation: 'Confirmation of an e-mail address',
	demo: 'The demo content of a new site',
	entry: 'Publishing, duplicating and previewing projects, posts, services, skills and reviews',
	find: "The owner's search in everything that the caller manages",
	google: 'Sign-in with Google',
	export: 'Everything in open formats',
	history: 'Earlier versions of an entry or of the settings',
	image: 'The pictures of the media library',
	import: 'Imports of exports, folders and spreadsheets',
	letter: 'Letters to the subscribers of the newsletter',
	message: 'The contact form and its messages',
	overview: 'The site in figures',
	password: 'Password change and reset',
	project: 'Projects of the portfolio',
	reply: 'Saved replies to messages',
	review: "Visitors' and clients' reviews",
	search: 'Search in projects and posts',
	'second-factor': 'Two-step sign-in',
	service: 'Services on offer',
	session: "The caller's sessions",
	setup: 'First steps of a new site',
	'site-setting': "The site's settings and extra pages",
	skill: 'Skills and their groups',
	statistics: 'Visits, counted without cookies',
	subscriber: 'The newsletter and its subscribers',
	testimonial: 'Testimonials of clients without an account, by personal link',
	trash: 'Deleted entries, messages, subscribers and pictures, which can be restored',
	upkeep: 'Mail server and backups',
	user: 'Accounts',
	visitor: "The caller's approximate location",
	weave: 'Generated woven pictures',
};

const pathParameters: Readonly<Record<string, string>> = {
	email: "The account's e-mail address, or its id",
	id: 'The `_id`; GET also accepts the slug of a project or post',
	kind: 'The kind of entry',
	name: 'The name of the tag',
	page: 'The page number, as `2` or `page=2`',
	slug: "The page's part of the address",
	token: 'The token from the address of a preview or a testimonial',
	version: 'The `version` of an entry in the history',
};

const describeFrom =
	(label: string, texts: Readonly<Record<string, string>>) =>
	(name: string): string => {
		const text = texts[name];
		if (!text) throw new Error(`Describe the ${label} ${name} in cms/src/openapi/descriptions.ts`);
		return text;
	};

/** Returns the description of a tag. @throws if it has none */
export const describeTag = describeFrom('tag', tagDescriptions);
/** Returns the description of a path parameter. @throws if it has none */
export const describePathParameter = describeFrom('path parameter', pathParameters);
