import {
	addBlog,
	type BlogUpdateBody,
	deleteBlog,
	getBlog,
	listBlogs,
	pageBlogs,
	pageSizes,
	previewBlog,
	updateBlog,
} from '@sumu/contract';
import { action } from '../../../contract/action';
import { listResponse, oneResponse, pageResponse } from '../../../contract/pages';
import { content } from '../../../platform/documents/content';
import { written } from '../../../platform/fields';
import { found } from '../../../platform/lib/found';
import { newestFirst } from '../../../platform/lib/orders';
import { published } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { rendered } from '../../../platform/markdown/render';
import { pictureColumns } from '../../../platform/media/picture-columns';
import { rated } from '../../review/rated';
import type schema from '../content-types/blog/schema.json';
import { neighbours } from '../neighbours';
import { blogFields, presentBlog, presentFullBlog } from '../presenter';

const uid = 'api::blog.blog';
const blogs = rated('blog', published(uid, blogFields));
const dataTable = table({
	search: ['topic', 'author'],
	sort: { topic: 'topic', author: 'author', date: 'date' },
	order: newestFirst,
});

const columns = async ({ img, ...texts }: BlogUpdateBody) =>
	written<typeof schema>()({
		...texts,
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

const { add, update, remove } = content(uid, {
	one: blogs.one,
	present: presentBlog,
	columns,
});

export default {
	list: action(listBlogs, async ({ query, ctx }) => {
		const full = query.full !== undefined && query.full !== 'false';
		const present = full ? presentFullBlog : presentBlog;
		if (query.page)
			return dataTable.response(ctx, query, {
				count: blogs.count,
				rows: async (slice) => (await blogs.list(slice)).map(present),
			});
		const newest = await blogs.list({ orderBy: newestFirst, limit: query.limit });
		return listResponse(newest.reverse().map(present));
	}),

	page: action(pageBlogs, ({ params, ctx }) =>
		pageResponse(ctx, params.page, pageSizes.blogs, {
			count: () => blogs.count(),
			rows: async (slice) =>
				(await blogs.list({ orderBy: newestFirst, ...slice })).map(presentBlog),
		}),
	),

	one: action(getBlog, async ({ params }) => {
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
