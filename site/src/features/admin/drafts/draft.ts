import * as z from 'zod/mini';
import { browserStorage } from '../../../lib/storage';

const draftSchema = z.object({
	savedAt: z.number(),
	values: z.looseObject({}),
	updated: z.optional(z.string()),
});

/** What was changed, when (milliseconds), and the `updated` of what it began from. */
export type Draft = z.output<typeof draftSchema>;

const keyOf = (name: string) => `draft:${name}`;

/** The draft kept in this browser; null where there is none that can be read. */
export function readDraft(name: string): Draft | null {
	try {
		return draftSchema.parse(JSON.parse(browserStorage().getItem(keyOf(name)) ?? 'null'));
	} catch {
		return null;
	}
}

/** Keeps a draft; null when the browser has no room for it. */
export function writeDraft(name: string, values: object, updated?: string): Draft | null {
	const draft = { savedAt: Date.now(), values: { ...values }, ...(updated && { updated }) };
	try {
		browserStorage().setItem(keyOf(name), JSON.stringify(draft));
		return draft;
	} catch {
		return null;
	}
}

export const clearDraft = (name: string) => browserStorage().removeItem(keyOf(name));
