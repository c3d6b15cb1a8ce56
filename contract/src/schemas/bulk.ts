import * as z from 'zod/mini';
import { maxLengths, priceRange } from '../limits';
import * as messages from '../messages';
import { tagQuery } from './tags';
import { type DocumentKind, documentKinds } from './trash';

/** Maximum ids of a bulk call. */
export const MAX_BULK_IDS = 1000;

/** Change of prices in percent; -100 makes them 0. */
export const percentChangeRange = { min: -100, max: 1000 } as const;

/** Actions that a call can apply to many entries. */
export const bulkActions = [
	'publish',
	'unpublish',
	'approve',
	'read',
	'unread',
	'delete',
	'addTag',
	'removeTag',
	'setCategory',
	'setPrice',
	'changePrice',
] as const;

export type BulkAction = (typeof bulkActions)[number];

/** Actions of each kind. */
export const bulkActionsOf: Readonly<Record<DocumentKind, readonly BulkAction[]>> = {
	project: ['publish', 'unpublish', 'delete', 'setCategory', 'setPrice', 'changePrice'],
	blog: ['publish', 'unpublish', 'delete', 'addTag', 'removeTag'],
	service: ['publish', 'unpublish', 'delete'],
	skill: ['publish', 'unpublish', 'delete', 'setCategory'],
	review: ['publish', 'unpublish', 'approve', 'delete'],
	message: ['read', 'unread', 'delete'],
	subscriber: ['delete', 'addTag', 'removeTag'],
};

/** Field of the body that an action needs. */
const valueOfAction = {
	addTag: 'tag',
	removeTag: 'tag',
	setCategory: 'category',
	setPrice: 'price',
	changePrice: 'percent',
} as const;

export const bulkParams = z.object({ kind: z.enum(documentKinds) });

const namesEntriesOnce = z.refine<{ ids?: unknown; filter?: unknown }>(
	({ ids, filter }) => (ids === undefined) !== (filter === undefined),
	{ error: messages.idsOrFilter, path: ['ids'] },
);

const hasValueOfAction = z.superRefine<{ action: BulkAction } & Record<string, unknown>>(
	(body, ctx) => {
		const name = (valueOfAction as Partial<Record<BulkAction, string>>)[body.action];
		if (name && body[name] === undefined)
			ctx.issues.push({ code: 'custom', message: messages.enterBox, path: [name], input: body });
	},
);

/** An action, and the entries it is for: either their ids, or a filter with the keys of the list call's query. */
export const bulkBodySchema = z
	.object({
		action: z.enum(bulkActions),
		ids: z.optional(
			z
				.array(z.string().check(z.minLength(1), z.maxLength(maxLengths.name)))
				.check(z.minLength(1), z.maxLength(MAX_BULK_IDS)),
		),
		filter: z.optional(z.record(z.string(), z.unknown())),
		tag: z.optional(tagQuery),
		/** Category of projects, or group of skills. */
		category: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.name))),
		price: z.optional(z.number().check(z.minimum(priceRange.min), z.maximum(priceRange.max))),
		percent: z.optional(
			z.number().check(z.minimum(percentChangeRange.min), z.maximum(percentChangeRange.max)),
		),
	})
	.check(namesEntriesOnce, hasValueOfAction);

/** Number of changed entries, and the refused ones with the reason. */
export const bulkResultSchema = z.object({
	done: z.int(),
	failed: z.array(z.object({ _id: z.string(), message: z.string() })),
});

export type BulkBody = z.output<typeof bulkBodySchema>;
export type BulkResult = z.output<typeof bulkResultSchema>;
