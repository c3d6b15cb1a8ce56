import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { addressQuery, postAddressSchema } from '../schemas/address';
import {
	blogBodySchema,
	blogPreviewBodySchema,
	blogSchema,
	blogSortFields,
	blogUpdateBodySchema,
	fullBlogSchema,
	managedBlogSchema,
	postSchema,
} from '../schemas/blog';
import { idParams, pageParams, stateQuery, tableParts, tableQuery } from '../schemas/requests';
import {
	addedOf,
	changedSchema,
	deletedSchema,
	listOf,
	oneOf,
	tableOf,
} from '../schemas/responses';
import { versionQuery } from '../schemas/state';
import { managedTagSchema, tagQuery, tagsQuery } from '../schemas/tags';

export const listBlogs = defineEndpoint({
	operation: 'blog.list',
	method: 'GET',
	path: '/blog',
	summary:
		'Lists the newest posts, oldest first; with `page`, a page to manage, newest first; with `like`, the posts most similar to a post first',
	query: z.extend(tableQuery(blogSortFields), {
		...stateQuery,
		/** Includes the `html` of every post, which feeds need. Any value but `false` turns it on. */
		full: z.nullish(z.enum(['', 'true', 'false'])),
		tag: z.optional(tagQuery),
		/** Id of a post. Returns other posts: first those that share its tags, then the newest. */
		like: z.optional(z.string()),
	}),
	cachedBy: ['like', 'tag', ...tableParts],
	response: tableOf(fullBlogSchema),
});

export const pageBlogs = defineEndpoint({
	operation: 'blog.page',
	method: 'GET',
	path: '/blogs/:page',
	summary: 'Returns one page of posts, newest first; with `tag`, only posts with this tag',
	params: pageParams,
	query: z.object({ tag: z.optional(tagQuery) }),
	cachedBy: ['tag'],
	response: listOf(blogSchema),
});

export const listPostAddresses = defineEndpoint({
	operation: 'blog.addresses',
	method: 'GET',
	path: '/addresses/posts',
	summary: 'Lists the addresses, change dates, pictures and tags of all posts, newest first',
	query: addressQuery,
	cachedBy: ['page'],
	response: tableOf(postAddressSchema),
});

export const listTags = defineEndpoint({
	operation: 'blog.tags',
	method: 'GET',
	path: '/tags',
	summary:
		'Lists the tags of all posts, the most frequent first; for managers with `managed=true`, drafts included; with `name`, only the tag that has or had this name',
	query: tagsQuery,
	cachedBy: [],
	response: listOf(managedTagSchema),
});

export const getBlog = defineEndpoint({
	operation: 'blog.one',
	method: 'GET',
	path: '/blog/:id',
	summary:
		'Returns a rendered post with its neighbours; with `version=draft`, its draft if there is one',
	params: idParams,
	query: versionQuery,
	cachedBy: [],
	response: oneOf(postSchema),
});

export const addBlog = defineEndpoint({
	operation: 'blog.add',
	method: 'POST',
	path: '/blog/add-blog',
	summary: 'Adds a post as a draft, or publishes it now or later',
	body: blogBodySchema,
	response: addedOf(managedBlogSchema),
});

export const updateBlog = defineEndpoint({
	operation: 'blog.update',
	method: 'PUT',
	path: '/blog/update/:id',
	summary: 'Changes a post now or later, or its draft',
	params: idParams,
	body: blogUpdateBodySchema,
	response: changedSchema(managedBlogSchema),
});

export const deleteBlog = defineEndpoint({
	operation: 'blog.remove',
	method: 'DELETE',
	path: '/blog/:id',
	summary: 'Deletes a post',
	params: idParams,
	response: deletedSchema,
});

export const previewBlog = defineEndpoint({
	operation: 'blog.preview',
	method: 'POST',
	path: '/blog/preview',
	summary: 'Renders a description as a preview',
	body: blogPreviewBodySchema,
	response: oneOf(
		z.object({
			html: z.string(),
			/** True if rendering took too long, so that the text is shown as plain paragraphs. */
			isPlain: z.boolean(),
		}),
	),
});
