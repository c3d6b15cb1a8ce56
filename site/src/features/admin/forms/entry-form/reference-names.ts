import type { ReferenceChoice } from './definition';

const namesById = new Map<string, string>();

/** Remembers names by id, for code that only has the id. */
export function rememberNames(choices: readonly ReferenceChoice[]) {
	for (const { id, name } of choices) namesById.set(id, name);
}

/** Returns the name for an id, or the id while the name is unknown. */
export const nameOf = (id: string) => namesById.get(id) ?? id;
