import type { Choice } from './definition';

const names = new Map<string, string>();

/** Remembers what is called how, for where only its id is at hand. */
export function remember(choices: readonly Choice[]) {
	for (const { id, name } of choices) names.set(id, name);
}

/** The name of what has this id, or the id while that is not known. */
export const nameOf = (id: string) => names.get(id) ?? id;
