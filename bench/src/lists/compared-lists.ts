import { owner } from '../../../cms/tests/support/server.ts';
import type { Kind } from './content';
import { kinds } from './fill';

const pageSize = 9;

/** A list of this product and Strapi's own list of the same rows. */
interface List {
	readonly title: string;
	readonly ours: (rows: number) => string;
	readonly kind: Kind;
	/** Only the owner has access. */
	readonly asOwner?: boolean;
}

function kindOf(name: string): Kind {
	const kind = kinds.find((one) => one.name === name);
	if (!kind) throw new Error(`There is no kind ${name}`);
	return kind;
}
const project = kindOf('project');
const blog = kindOf('blog');

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
	{ title: '/reviews?limit=9', ours: () => '/api/reviews?limit=9', kind: kindOf('review') },
	{ title: '/services?limit=9', ours: () => '/api/services?limit=9', kind: kindOf('service') },
	{ title: '/skills?limit=9', ours: () => '/api/skills?limit=9', kind: kindOf('skill') },
	{
		title: '/users?page=1',
		ours: () => '/api/users?page=1&size=9',
		kind: kindOf('user'),
		asOwner: true,
	},
	{
		title: '/messages?page=1',
		ours: () => '/api/messages?page=1&size=9',
		kind: kindOf('message'),
		asOwner: true,
	},
	{
		title: '/subscribers?page=1',
		ours: () => '/api/subscribers?page=1&size=9',
		kind: kindOf('subscriber'),
		asOwner: true,
	},
	{
		title: '/cards/page=1/:email',
		ours: () => `/api/cards/page=1/${owner.email}`,
		kind: kindOf('cart-item'),
		asOwner: true,
	},
];
