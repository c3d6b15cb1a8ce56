/** The `updatedAt` of the entries that forms show, by type and document. */
const bases = new Map<string, string>();

/** What refused a form's save; `overruled` once its writer wants it saved all the same. */
export interface Refusal {
	newest: string;
	overruled: boolean;
}
const refusals = new Map<string, Refusal>();
const listeners = new Set<() => void>();

const keyOf = (model: string, id: string) => `${model} ${id}`;

/** A single type's calls name it without an id: its form is the only one. */
const shownKey = (model: string, id: string | undefined) =>
	id ? keyOf(model, id) : [...bases.keys()].find((key) => key.startsWith(`${model} `));

function setRefusal(key: string, refusal: Refusal | null) {
	if (refusal) refusals.set(key, refusal);
	else refusals.delete(key);
	for (const listener of listeners) listener();
}

/** Remembers which version of an entry its form shows. @returns what forgets it, once the form is left */
export function keepBase(model: string, id: string, updatedAt: unknown) {
	const key = keyOf(model, id);
	if (typeof updatedAt === 'string') bases.set(key, updatedAt);
	return () => {
		bases.delete(key);
		setRefusal(key, null);
	};
}

/** Which version a form shows, or knowingly replaces. */
export const baseOf = (model: string, id: string | undefined): string | undefined =>
	bases.get(shownKey(model, id) ?? '');

/** Remembers that a save was refused, for there is a newer version. */
export function refuse(model: string, id: string | undefined, newest: string) {
	const key = shownKey(model, id);
	if (key) setRefusal(key, { newest, overruled: false });
}

/** From now on the form replaces the version that refused it, and none that is newer still. */
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
