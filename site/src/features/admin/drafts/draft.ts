import * as z from 'zod/mini';
import { browserStorage } from '../../../lib/browser-storage';

const draftSchema = z.object({
	savedAt: z.number(),
	values: z.looseObject({}),
	updated: z.optional(z.string()),
});

/**
 * Changed values, when they were saved (in milliseconds), and the `updated` time of the version they are
 * based on.
 */
export type LocalDraft = z.output<typeof draftSchema>;

const keyOf = (name: string) => `draft:${name}`;

/** Reads a draft from this browser; returns null without a valid draft. */
export function readDraft(name: string): LocalDraft | null {
	try {
		return draftSchema.parse(JSON.parse(browserStorage().getItem(keyOf(name)) ?? 'null'));
	} catch {
		return null;
	}
}

/** Saves a draft in this browser; returns null if its storage is full. */
export function writeDraft(name: string, values: object, updated?: string): LocalDraft | null {
	const draft = { savedAt: Date.now(), values: { ...values }, ...(updated && { updated }) };
	try {
		browserStorage().setItem(keyOf(name), JSON.stringify(draft));
		return draft;
	} catch {
		return null;
	}
}

export const clearDraft = (name: string) => browserStorage().removeItem(keyOf(name));
