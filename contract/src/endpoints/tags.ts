import { defineEndpoint } from '../endpoint';
import { changedSchema } from '../schemas/responses';
import { renameTagSchema, tagChangeSchema, tagParams } from '../schemas/tags';

export const renameTag = defineEndpoint({
	operation: 'blog.renameTag',
	method: 'PUT',
	path: '/tags/:name',
	summary: 'Renames a tag in all posts; with the name of another tag, merges both',
	params: tagParams,
	body: renameTagSchema,
	response: changedSchema(tagChangeSchema),
});

export const removeTag = defineEndpoint({
	operation: 'blog.removeTag',
	method: 'DELETE',
	path: '/tags/:name',
	summary: 'Removes a tag from all posts',
	params: tagParams,
	response: changedSchema(tagChangeSchema),
});
