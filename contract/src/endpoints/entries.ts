import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
	entryIdParams,
	entrySchema,
	previewIdParams,
	previewLinkSchema,
	previewSchema,
} from '../schemas/entry';
import { addedOf, deletedSchema, oneOf } from '../schemas/responses';

const changedEntry = z.object({
	acknowledged: z.literal(true),
	data: entrySchema,
});

export const publishEntry = defineEndpoint({
	operation: 'entry.publish',
	method: 'POST',
	path: '/:kind/:id/publish',
	summary: 'Shows the draft of an entry now',
	params: entryIdParams,
	response: changedEntry,
});

export const unpublishEntry = defineEndpoint({
	operation: 'entry.unpublish',
	method: 'POST',
	path: '/:kind/:id/unpublish',
	summary: 'Takes an entry back from the site, now and from its time; its draft stays',
	params: entryIdParams,
	response: changedEntry,
});

export const discardDraft = defineEndpoint({
	operation: 'entry.discard',
	method: 'POST',
	path: '/:kind/:id/discard',
	summary: 'Drops the newer draft of a published entry, and its time',
	params: entryIdParams,
	response: changedEntry,
});

export const duplicateEntry = defineEndpoint({
	operation: 'entry.duplicate',
	method: 'POST',
	path: '/:kind/:id/duplicate',
	summary: 'Adds a draft with the same words',
	params: entryIdParams,
	response: addedOf(entrySchema),
});

export const linkPreview = defineEndpoint({
	operation: 'entry.link',
	method: 'POST',
	path: '/:kind/:id/preview',
	summary:
		'An address at which whoever has it sees the draft, for an hour; of the settings kind and id are `site`',
	params: previewIdParams,
	response: oneOf(z.object({ url: z.string() })),
});

export const listPreviewLinks = defineEndpoint({
	operation: 'entry.links',
	method: 'GET',
	path: '/preview-links',
	summary: 'Preview links that still work, the newest first',
	response: oneOf(z.array(previewLinkSchema)),
});

export const revokePreviewLink = defineEndpoint({
	operation: 'entry.unlink',
	method: 'DELETE',
	path: '/preview-link/:id',
	summary: 'Ends a preview link',
	params: z.object({ id: z.string() }),
	response: deletedSchema,
});

export const readPreview = defineEndpoint({
	operation: 'entry.preview',
	method: 'GET',
	path: '/preview/:token',
	summary: 'What a preview’s address shows',
	params: z.object({ token: z.string() }),
	response: oneOf(previewSchema),
});
