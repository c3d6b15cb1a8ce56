/** `updatedAt` of the documents open in forms, by content type and document id. */
const bases = new Map<string, string>();

/** Conflict that blocked a save. `overruled` is true once the editor chose to overwrite the newer version. */
export interface Refusal {
	newest: string;
	overruled: boolean;
}
const refusals = new Map<string, Refusal>();
const listeners = new Set<() => void>();

const keyOf = (model: string, id: string) => `${model} ${id}`;

/** Calls of a single type have no document id, so its only open form is used. */
const shownKey = (model: string, id: string | undefined) =>
	id ? keyOf(model, id) : [...bases.keys()].find((key) => key.startsWith(`${model} `));

function setRefusal(key: string, refusal: Refusal | null) {
	if (refusal) refusals.set(key, refusal);
	else refusals.delete(key);
	for (const listener of listeners) listener();
}

/**
 * Remembers the version in a form.
 * @returns a function that forgets it, for when the form closes
 */
export function keepBase(model: string, id: string, updatedAt: unknown) {
	const key = keyOf(model, id);
	if (typeof updatedAt === 'string') bases.set(key, updatedAt);
	return () => {
		bases.delete(key);
		setRefusal(key, null);
	};
}

/** Version that a form is based on, or that it overwrites on purpose. */
export const baseOf = (model: string, id: string | undefined): string | undefined =>
	bases.get(shownKey(model, id) ?? '');

/** Records that the server refused a save because there is a newer version. */
export function refuse(model: string, id: string | undefined, newest: string) {
	const key = shownKey(model, id);
	if (key) setRefusal(key, { newest, overruled: false });
}

/** Lets the next save overwrite the newer version that caused the conflict, but no later one. */
export function overrule(model: string, id: string) {
	const key = keyOf(model, id);
	const refusal = refusals.get(key);
	if (!refusal) return;
	bases.set(key, refusal.newest);
	setRefusal(key, { ...refusal, overruled: true });
}

export function watchRefusals(listener: () => void) {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

export const refusalOf = (model: string, id: string): Refusal | null =>
	refusals.get(keyOf(model, id)) ?? null;
