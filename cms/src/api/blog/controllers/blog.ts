import {
	addBlog,
	type BlogUpdateBody,
	deleteBlog,
	getBlog,
	listBlogs,
	pageBlogs,
	pageSizes,
	previewBlog,
	type Save,
	updateBlog,
} from '@sumu/contract';
import { action, type Handler } from '../../../contract/action';
import { listResponse, oneResponse, pageResponse } from '../../../contract/pages';
import { content } from '../../../platform/documents/content';
import { managed, ofState } from '../../../platform/documents/state';
import { written } from '../../../platform/fields';
import { found } from '../../../platform/lib/found';
import { newestFirst } from '../../../platform/lib/orders';
import { published, type Slice } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { rendered } from '../../../platform/markdown/render';
import { pictureColumns } from '../../../platform/media/picture-columns';
import { rated } from '../../review/rated';
import type schema from '../content-types/blog/schema.json';
import { neighbours } from '../neighbours';
import { openedPost } from '../opened';
import {
	blogFields,
	managedBlogFields,
	presentBlog,
	presentFullBlog,
	presentManagedBlog,
	presentManagedFullBlog,
} from '../presenter';

const uid = 'api::blog.blog';
const blogs = rated('blog', published(uid, blogFields));
const dataTable = table({
	search: ['topic', 'author'],
	sort: { topic: 'topic', author: 'author', date: 'date' },
	order: newestFirst,
});

const columns = async ({ img, ...texts }: Omit<BlogUpdateBody, keyof Save>) =>
	written<typeof schema>()({
		...texts,
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

const drafts = rated('blog', managed(uid, managedBlogFields));
const live = rated('blog', managed(uid, managedBlogFields, 'published'));

const { add, update, remove } = content(uid, {
	drafts,
	live,
	present: presentManagedBlog,
	opened: openedPost,
	columns,
});

const isFull = ({ full }: { full?: string | null | undefined }) =>
	full !== undefined && full !== 'false';

const shown: Handler<typeof listBlogs> = async ({ query, ctx }) => {
	const present = isFull(query) ? presentFullBlog : presentBlog;
	if (query.page)
		return dataTable.response(ctx, query, {
			count: blogs.count,
			rows: async (slice) => (await blogs.list(slice)).map(present),
		});
	const newest = await blogs.list({ orderBy: newestFirst, limit: query.limit });
	return listResponse(newest.reverse().map(present));
};

/** A page has drafts among the others. */
const managedPage: Handler<typeof listBlogs> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return shown(input);
	const present = isFull(query) ? presentManagedFullBlog : presentManagedBlog;
	const rows = async (slice: Slice) => (await drafts.list(slice)).map(present);
	return dataTable.response(ctx, query, { count: drafts.count, rows }, ofState(uid, query.status));
};

export default {
	list: action(listBlogs, { everyone: shown, admin: managedPage }),

	page: action(pageBlogs, ({ params, ctx }) =>
		pageResponse(ctx, params.page, pageSizes.blogs, {
			count: () => blogs.count(),
			rows: async (slice) =>
				(await blogs.list({ orderBy: newestFirst, ...slice })).map(presentBlog),
		}),
	),

	one: action(getBlog, async ({ params, query }) => {
		if (query.version) return oneResponse(await openedPost(params.id));
		const post = presentFullBlog(found(await blogs.one(params.id)));
		return oneResponse({ ...post, ...(await neighbours(params.id)) });
	}),

	add: action(addBlog, ({ body, ctx }) => add(ctx, body)),

	update: action(updateBlog, ({ params, body }) => update(params.id, body)),

	remove: action(deleteBlog, ({ params }) => remove(params.id)),

	preview: action(previewBlog, async ({ body }) =>
		oneResponse({ html: rendered(body.description) }),
	),
};
