import type { Choice } from './definition';

const names = new Map<string, string>();

/** Remembers names by id, for code that only has the id. */
export function remember(choices: readonly Choice[]) {
	for (const { id, name } of choices) names.set(id, name);
}

/** Returns the name for an id, or the id while the name is unknown. */
export const nameOf = (id: string) => names.get(id) ?? id;
