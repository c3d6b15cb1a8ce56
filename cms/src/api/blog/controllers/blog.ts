import {
	ADDRESS_PAGE_SIZE,
	addBlog,
	type BlogUpdateBody,
	deleteBlog,
	getBlog,
	listBlogs,
	listPostAddresses,
	listTags,
	type ManagedTag,
	pageBlogs,
	pageSizes,
	previewBlog,
	removeTag,
	renameTag,
	type SaveFields,
	tagKey,
	tagsIn,
	updateBlog,
} from '@sumu/contract';
import { createAction, type EndpointHandler } from '../../../contract/action';
import {
	changedResponse,
	listResponse,
	oneResponse,
	pageResponse,
} from '../../../contract/responses';
import { readAddressRows } from '../../../platform/addresses/address-rows';
import { resolveDocumentId } from '../../../platform/addresses/page-addresses';
import { createWriteOperations } from '../../../platform/documents/write-operations';
import { toColumns } from '../../../platform/fields';
import { orNotFound } from '../../../platform/lib/http-errors';
import {
	createPublishedRepository,
	newestFirst,
	type QuerySlice,
} from '../../../platform/lib/repository';
import { previewArticle } from '../../../platform/markdown/render';
import { pictureColumns } from '../../../platform/media/picture-columns';
import { changeTag } from '../change-tag';
import type schema from '../content-types/blog/schema.json';
import { resolveTag, saveFormerTag } from '../former-tags';
import { postTable, whereManagedPosts } from '../managed-posts';
import {
	presentAddress,
	presentBlog,
	presentFullBlog,
	presentManagedBlog,
	presentManagedFullBlog,
	tagsField,
} from '../presenter';
import { findPostNeighbours, fullPosts, getPostPreview, posts } from '../readers';
import { relatedTo } from '../related-posts';
import { buildTagFilter, countTags, tagSeparator } from '../tags';

const blogUid = 'api::blog.blog';
const tagLineRepository = createPublishedRepository(blogUid, { tags: tagsField });
/** Maximum number of posts whose tags are counted. */
const MAX_TAGGED_POSTS = 20_000;

const toPostColumns = async ({ img, tags, ...texts }: Omit<BlogUpdateBody, keyof SaveFields>) =>
	toColumns<typeof schema>()({
		...texts,
		tags: tags && (tags.join(tagSeparator) || null),
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

const { add, update, remove } = createWriteOperations(blogUid, {
	reader: posts,
	present: presentManagedBlog,
	opened: getPostPreview,
	columns: toPostColumns,
});

const taggedPosts = { tags: { $notNull: true } };

const listPublishedTags = async () =>
	countTags(
		(
			await tagLineRepository.list({
				where: taggedPosts,
				orderBy: newestFirst,
				limit: MAX_TAGGED_POSTS,
			})
		).map(tagsField.read),
	);

/** Tags of drafts and of published posts. */
async function listAllTags(): Promise<ManagedTag[]> {
	const rows: { documentId: string; tags: string }[] = await strapi.db
		.query(blogUid)
		.findMany({ select: ['documentId', 'tags'], where: taggedPosts, orderBy: { id: 'desc' } });
	const byDocument = new Map<string, string[]>();
	for (const { documentId, tags } of rows)
		byDocument.set(documentId, tagsIn([...(byDocument.get(documentId) ?? []), ...tagsIn(tags)]));
	const publishedCounts = new Map(
		(await listPublishedTags()).map(({ tag, count }) => [tagKey(tag), count]),
	);
	return countTags([...byDocument.values()]).map(({ tag, count }) => ({
		tag,
		count,
		published: publishedCounts.get(tagKey(tag)) ?? 0,
	}));
}

/** Keeps the tag that has, or had, the name asked for; without a name, all tags. */
async function keepByName(tags: ManagedTag[], { name }: { name?: string | undefined }) {
	if (!name) return tags;
	const key = tagKey(await resolveTag(name));
	return tags.filter(({ tag }) => tagKey(tag) === key);
}

/** @throws NotFoundError if no post has the tag */
async function changeTagEverywhere(tag: string, replacement: string | null) {
	const isUsed = (await strapi.db.query(blogUid).count({ where: buildTagFilter(tag) })) > 0;
	orNotFound(isUsed && tag ? tag : null);
	// First, so that a page rendered in between already redirects to the new name.
	await saveFormerTag(tag, replacement);
	const changedCount = await changeTag(tag, replacement);
	return changedResponse({ tag: replacement, changed: changedCount });
}

const isFull = ({ full }: { full?: string | null | undefined }) =>
	full !== undefined && full !== 'false';

const listForVisitors: EndpointHandler<typeof listBlogs> = async ({ query, ctx }) => {
	const rows = async (slice: QuerySlice) =>
		isFull(query)
			? (await fullPosts.published.list(slice)).map(presentFullBlog)
			: (await posts.published.list(slice)).map(presentBlog);
	const where = buildTagFilter(await resolveTag(query.tag));
	if (query.page)
		return postTable.response(ctx, query, { count: posts.published.count, rows }, where);
	if (query.like) {
		const ids = await relatedTo(query.like, query.limit);
		const relatedPosts = await rows({
			where: { documentId: { $in: ids } },
			orderBy: newestFirst,
			limit: ids.length,
		});
		return listResponse(
			relatedPosts.sort((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)),
		);
	}
	const newestPosts = await rows({ where, orderBy: newestFirst, limit: query.limit });
	return listResponse(newestPosts.reverse());
};

/** List for managers: pages also contain drafts. */
const listForManagers: EndpointHandler<typeof listBlogs> = async (input) => {
	const { query, ctx } = input;
	if (!query.page) return listForVisitors(input);
	const rows = async (slice: QuerySlice) =>
		isFull(query)
			? (await fullPosts.drafts.list(slice)).map(presentManagedFullBlog)
			: (await posts.drafts.list(slice)).map(presentManagedBlog);
	const source = { count: posts.drafts.count, rows };
	return postTable.managedResponse(ctx, query, source, whereManagedPosts(query));
};

export default {
	list: createAction(listBlogs, {
		kind: 'blog',
		everyone: listForVisitors,
		managers: listForManagers,
	}),

	page: createAction(pageBlogs, async ({ params, query, ctx }) => {
		const where = buildTagFilter(await resolveTag(query.tag));
		return pageResponse(ctx, params.page, pageSizes.blogs, {
			count: () => posts.published.count(where),
			rows: async (slice) =>
				(await posts.published.list({ where, orderBy: newestFirst, ...slice })).map(presentBlog),
		});
	}),

	addresses: createAction(listPostAddresses, ({ query: { page }, ctx }) =>
		postTable.response(
			ctx,
			{ page, size: ADDRESS_PAGE_SIZE },
			{
				count: posts.published.count,
				rows: async (slice) =>
					(await readAddressRows(blogUid, 'img', slice, { tags: 'blogs.tags' })).map(
						presentAddress,
					),
			},
		),
	),

	tags: createAction(listTags, {
		kind: 'blog',
		everyone: async ({ query }) => listResponse(await keepByName(await listPublishedTags(), query)),
		managers: async ({ query }) =>
			listResponse(
				await keepByName(
					query.managed === 'true' ? await listAllTags() : await listPublishedTags(),
					query,
				),
			),
	}),

	renameTag: createAction(renameTag, async ({ params, body }) =>
		changeTagEverywhere(params.name, body.name),
	),

	removeTag: createAction(removeTag, async ({ params }) => changeTagEverywhere(params.name, null)),

	one: createAction(getBlog, async ({ params, query }) => {
		if (query.version) return oneResponse(await getPostPreview(params.id));
		const documentId = await resolveDocumentId('blog', params.id);
		const post = orNotFound(await fullPosts.published.one(documentId));
		return oneResponse({ ...presentFullBlog(post), ...(await findPostNeighbours(documentId)) });
	}),

	add: createAction(addBlog, ({ body, ctx }) => add(ctx, body)),

	update: createAction(updateBlog, ({ params, body }) => update(params.id, body)),

	remove: createAction(deleteBlog, ({ params }) => remove(params.id)),

	preview: createAction(previewBlog, async ({ body }) =>
		oneResponse(await previewArticle(body.description)),
	),
};
