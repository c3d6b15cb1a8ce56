import {
	addBlog,
	type BlogUpdateBody,
	deleteBlog,
	getBlog,
	listBlogs,
	listTags,
	pageBlogs,
	pageSizes,
	previewBlog,
	type Save,
	updateBlog,
} from '@sumu/contract';
import { action, type Handler } from '../../../contract/action';
import { listResponse, oneResponse, pageResponse } from '../../../contract/pages';
import { idAt } from '../../../platform/addresses/find';
import { content } from '../../../platform/documents/content';
import { managed, ofState } from '../../../platform/documents/state';
import { written } from '../../../platform/fields';
import { found } from '../../../platform/lib/found';
import { newestFirst } from '../../../platform/lib/orders';
import { published, type Slice } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { oneWithHtml, previewArticle, withHtml } from '../../../platform/markdown/render';
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
	tags,
} from '../presenter';
import { relatedTo } from '../related';
import { between, counted, tagged } from '../tags';

const uid = 'api::blog.blog';
const blogs = rated('blog', published(uid, blogFields));
const dataTable = table({
	search: ['topic', 'author'],
	sort: { topic: 'topic', author: 'author', date: 'date' },
	order: newestFirst,
});

const lines = published(uid, { tags });
/** Maximum number of posts whose tags are counted. */
const mostTagged = 20_000;

const columns = async ({ img, tags, ...texts }: Omit<BlogUpdateBody, keyof Save>) =>
	written<typeof schema>()({
		...texts,
		tags: tags && (tags.join(between) || null),
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

type Rows<Source extends { list: (slice: Slice) => Promise<unknown> }> = Awaited<
	ReturnType<Source['list']>
>;

const isFull = ({ full }: { full?: string | null | undefined }) =>
	full !== undefined && full !== 'false';

const shown: Handler<typeof listBlogs> = async ({ query, ctx }) => {
	const present = async (rows: Rows<typeof blogs>) =>
		isFull(query) ? (await withHtml(rows)).map(presentFullBlog) : rows.map(presentBlog);
	if (query.page)
		return dataTable.response(
			ctx,
			query,
			{
				count: blogs.count,
				rows: async (slice) => present(await blogs.list(slice)),
			},
			tagged(query.tag),
		);
	if (query.like) {
		const ids = await relatedTo(query.like, query.limit);
		const where = { documentId: { $in: ids } };
		const rows = await blogs.list({ where, orderBy: newestFirst, limit: ids.length });
		rows.sort((one, other) => ids.indexOf(one.documentId) - ids.indexOf(other.documentId));
		return listResponse(await present(rows));
	}
	const newest = await blogs.list({
		where: tagged(query.tag),
		orderBy: newestFirst,
		limit: query.limit,
	});
	return listResponse(await present(newest.reverse()));
};

/** List for managers: pages also contain drafts. */
const managedPage: Handler<typeof listBlogs> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return shown(input);
	const rows = async (slice: Slice) => {
		const page = await drafts.list(slice);
		return isFull(query)
			? (await withHtml(page)).map(presentManagedFullBlog)
			: page.map(presentManagedBlog);
	};
	const where = { ...tagged(query.tag), ...ofState(uid, query.status) };
	return dataTable.response(ctx, query, { count: drafts.count, rows }, where);
};

export default {
	list: action(listBlogs, { kind: 'blog', everyone: shown, managers: managedPage }),

	page: action(pageBlogs, ({ params, query, ctx }) => {
		const where = tagged(query.tag);
		return pageResponse(ctx, params.page, pageSizes.blogs, {
			count: () => blogs.count(where),
			rows: async (slice) =>
				(await blogs.list({ where, orderBy: newestFirst, ...slice })).map(presentBlog),
		});
	}),

	tags: action(listTags, async () => {
		const where = { tags: { $notNull: true } };
		const rows = await lines.list({ where, orderBy: newestFirst, limit: mostTagged });
		return listResponse(counted(rows.map(tags.read)));
	}),

	one: action(getBlog, async ({ params, query }) => {
		if (query.version) return oneResponse(await openedPost(params.id));
		const documentId = await idAt('blog', params.id);
		const post = await oneWithHtml(found(await blogs.one(documentId)));
		return oneResponse({ ...presentFullBlog(post), ...(await neighbours(documentId)) });
	}),

	add: action(addBlog, ({ body, ctx }) => add(ctx, body)),

	update: action(updateBlog, ({ params, body }) => update(params.id, body)),

	remove: action(deleteBlog, ({ params }) => remove(params.id)),

	preview: action(previewBlog, async ({ body }) =>
		oneResponse(await previewArticle(body.description)),
	),
};
