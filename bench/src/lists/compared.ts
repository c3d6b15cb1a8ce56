import { type Kind, kinds } from './content';

const pageSize = 9;

/** Our list, and Strapi's own of the same rows. */
interface List {
	readonly title: string;
	readonly ours: (rows: number) => string;
	readonly kind: Kind;
}

const [project, blog, review, service, skill] = kinds;
if (!project || !blog || !review || !service || !skill) throw new Error('A kind is missing');

export const lists: readonly List[] = [
	{ title: '/projects/page=1', ours: () => '/api/projects/page=1', kind: project },
	{
		title: '/projects, last page',
		ours: (rows) => `/api/projects/${Math.ceil(rows / pageSize)}`,
		kind: project,
	},
	{
		title: '/projects, a page in the middle',
		ours: (rows) => `/api/projects/${Math.ceil(rows / pageSize / 2)}`,
		kind: project,
	},
	{
		title: '/projects/page=1, one category',
		ours: () => '/api/projects/page=1?category=Web+Design',
		kind: project,
	},
	{ title: '/blogs/page=1', ours: () => '/api/blogs/page=1', kind: blog },
	{ title: '/projects?limit=9', ours: () => '/api/projects?limit=9', kind: project },
	{ title: '/blog?limit=9', ours: () => '/api/blog?limit=9', kind: blog },
	{ title: '/reviews?limit=9', ours: () => '/api/reviews?limit=9', kind: review },
	{ title: '/services?limit=9', ours: () => '/api/services?limit=9', kind: service },
	{ title: '/skills?limit=9', ours: () => '/api/skills?limit=9', kind: skill },
];
