import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
	entryIdParams,
	entrySchema,
	previewIdParams,
	previewLinkSchema,
	previewSchema,
} from '../schemas/entry';
import { findQuery, foundItemSchema } from '../schemas/find';
import { addedOf, deletedSchema, listOf, oneOf } from '../schemas/responses';

const changedEntry = z.object({
	acknowledged: z.literal(true),
	data: entrySchema,
});

export const publishEntry = defineEndpoint({
	operation: 'entry.publish',
	method: 'POST',
	path: '/:kind/:id/publish',
	summary: 'Publishes the draft of an entry now',
	params: entryIdParams,
	response: changedEntry,
});

export const unpublishEntry = defineEndpoint({
	operation: 'entry.unpublish',
	method: 'POST',
	path: '/:kind/:id/unpublish',
	summary: 'Unpublishes an entry and cancels its schedule; its draft stays',
	params: entryIdParams,
	response: changedEntry,
});

export const discardDraft = defineEndpoint({
	operation: 'entry.discard',
	method: 'POST',
	path: '/:kind/:id/discard',
	summary: 'Discards the newer draft of a published entry and its schedule',
	params: entryIdParams,
	response: changedEntry,
});

export const duplicateEntry = defineEndpoint({
	operation: 'entry.duplicate',
	method: 'POST',
	path: '/:kind/:id/duplicate',
	summary: 'Adds a draft with the same content',
	params: entryIdParams,
	response: addedOf(entrySchema),
});

export const linkPreview = defineEndpoint({
	operation: 'entry.link',
	method: 'POST',
	path: '/:kind/:id/preview',
	summary:
		'Creates an address that shows the draft for an hour to anyone who has it; for the settings, kind and id are `site`',
	params: previewIdParams,
	response: oneOf(z.object({ url: z.string() })),
});

export const listPreviewLinks = defineEndpoint({
	operation: 'entry.links',
	method: 'GET',
	path: '/preview-links',
	summary: 'Lists the preview links that still work, newest first',
	response: oneOf(z.array(previewLinkSchema)),
});

export const revokePreviewLink = defineEndpoint({
	operation: 'entry.unlink',
	method: 'DELETE',
	path: '/preview-link/:id',
	summary: 'Revokes a preview link',
	params: z.object({ id: z.string() }),
	response: deletedSchema,
});

export const readPreview = defineEndpoint({
	operation: 'entry.preview',
	method: 'GET',
	path: '/preview/:token',
	summary: 'Returns the content of a preview link',
	params: z.object({ token: z.string() }),
	response: oneOf(previewSchema),
});

export const findAnything = defineEndpoint({
	operation: 'find.list',
	method: 'GET',
	path: '/find',
	summary:
		'Finds entries, drafts too, messages, people, settings and screens with all words of a text; only what the caller may see',
	query: findQuery,
	response: listOf(foundItemSchema),
});
