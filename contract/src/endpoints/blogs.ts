import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
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
import { tagQuery, tagSchema } from '../schemas/tags';

export const listBlogs = defineEndpoint({
	operation: 'blog.list',
	method: 'GET',
	path: '/blog',
	summary:
		'The newest posts, oldest of them first; with `page` a page to manage, newest first; with `like` those most like a post first',
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
	summary: 'One page of posts, newest first; with `tag` of those that have it',
	params: pageParams,
	query: z.object({ tag: z.optional(tagQuery) }),
	cachedBy: ['tag'],
	response: listOf(blogSchema),
});

export const listTags = defineEndpoint({
	operation: 'blog.tags',
	method: 'GET',
	path: '/tags',
	summary: 'The tags of all posts, those of most posts first',
	cachedBy: [],
	response: listOf(tagSchema),
});

export const getBlog = defineEndpoint({
	operation: 'blog.one',
	method: 'GET',
	path: '/blog/:id',
	summary:
		'One post, rendered, with its neighbours; its draft, where there is one, with `version=draft`',
	params: idParams,
	query: versionQuery,
	cachedBy: [],
	response: oneOf(postSchema),
});

export const addBlog = defineEndpoint({
	operation: 'blog.add',
	method: 'POST',
	path: '/blog/add-blog',
	summary: 'Adds a post and publishes it, now or later, or as a draft',
	body: blogBodySchema,
	response: addedOf(managedBlogSchema),
});

export const updateBlog = defineEndpoint({
	operation: 'blog.update',
	method: 'PUT',
	path: '/blog/update/:id',
	summary: 'Changes a post, at once or later, or its draft',
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
	summary: 'What a description would look like',
	body: blogPreviewBodySchema,
	response: oneOf(
		z.object({
			html: z.string(),
			/** True if rendering took too long, so that the text is shown as plain paragraphs. */
			isPlain: z.boolean(),
		}),
	),
});
