import { getBlog, listBlogs, pageBlogs, pageSizes } from '@sumu/contract';
import { action } from '../../../contract/action';
import { listAnswer, oneAnswer, pageAnswer } from '../../../contract/pages';
import { found } from '../../../lib/found';
import { newestFirst } from '../../../lib/orders';
import { published } from '../../../lib/published';
import { type BlogRow, blogColumns, presentBlog } from '../../../presenters/blog';

const blogs = published<BlogRow>('api::blog.blog', {
	select: blogColumns,
	populate: { img: true },
});

export default {
	list: action(listBlogs, async ({ query }) => {
		const newest = await blogs.list({ orderBy: newestFirst, limit: query.limit });
		return listAnswer(newest.reverse().map(presentBlog));
	}),

	page: action(pageBlogs, ({ params, ctx }) =>
		pageAnswer(ctx, params.page, pageSizes.blogs, {
			count: () => blogs.count(),
			rows: async (slice) =>
				(await blogs.list({ orderBy: newestFirst, ...slice })).map(presentBlog),
		}),
	),

	one: action(getBlog, async ({ params }) =>
		oneAnswer(presentBlog(found(await blogs.one(params.id)))),
	),
};
