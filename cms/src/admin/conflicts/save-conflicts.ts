/** `updatedAt` of the documents open in forms, by content type and document id. */
const baseVersions = new Map<string, string>();

/** Conflict that blocked a save. `overruled` is true once the editor chose to overwrite the newer version. */
export interface SaveConflict {
	newest: string;
	overruled: boolean;
}
const saveConflicts = new Map<string, SaveConflict>();
const conflictListeners = new Set<() => void>();

const keyOf = (model: string, id: string) => `${model} ${id}`;

/** Calls of a single type have no document id, so its only open form is used. */
const shownKey = (model: string, id: string | undefined) =>
	id ? keyOf(model, id) : [...baseVersions.keys()].find((key) => key.startsWith(`${model} `));

function setConflict(key: string, refusal: SaveConflict | null) {
	if (refusal) saveConflicts.set(key, refusal);
	else saveConflicts.delete(key);
	for (const listener of conflictListeners) listener();
}

/**
 * Remembers the version in a form.
 * @returns a function that forgets it, for when the form closes
 */
export function keepBase(model: string, id: string, updatedAt: unknown) {
	const key = keyOf(model, id);
	if (typeof updatedAt === 'string') baseVersions.set(key, updatedAt);
	return () => {
		baseVersions.delete(key);
		setConflict(key, null);
	};
}

/** Version that a form is based on, or that it overwrites on purpose. */
export const baseOf = (model: string, id: string | undefined): string | undefined =>
	baseVersions.get(shownKey(model, id) ?? '');

/** Records that the server refused a save because there is a newer version. */
export function recordConflict(model: string, id: string | undefined, newest: string) {
	const key = shownKey(model, id);
	if (key) setConflict(key, { newest, overruled: false });
}

/** Lets the next save overwrite the newer version that caused the conflict, but no later one. */
export function allowOverwrite(model: string, id: string) {
	const key = keyOf(model, id);
	const refusal = saveConflicts.get(key);
	if (!refusal) return;
	baseVersions.set(key, refusal.newest);
	setConflict(key, { ...refusal, overruled: true });
}

export function watchConflicts(listener: () => void) {
	conflictListeners.add(listener);
	return () => {
		conflictListeners.delete(listener);
	};
}

export const conflictOf = (model: string, id: string): SaveConflict | null =>
	saveConflicts.get(keyOf(model, id)) ?? null;
