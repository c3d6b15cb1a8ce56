import * as z from 'zod/mini';

const draftSchema = z.object({ savedAt: z.number(), values: z.looseObject({}) });

/** What was typed and when (milliseconds). */
export type Draft = z.output<typeof draftSchema>;

const keyOf = (name: string) => `draft:${name}`;

/** The draft kept in this browser; null where there is none that can be read. */
export function readDraft(name: string): Draft | null {
	try {
		return draftSchema.parse(JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null'));
	} catch {
		return null;
	}
}

/** Keeps a draft; null when the browser has no room for it. */
export function writeDraft(name: string, values: object): Draft | null {
	const draft = { savedAt: Date.now(), values: { ...values } };
	try {
		localStorage.setItem(keyOf(name), JSON.stringify(draft));
		return draft;
	} catch {
		return null;
	}
}

export const clearDraft = (name: string) => localStorage.removeItem(keyOf(name));
