/** The `updatedAt` of the entries that forms show, by type and document. */
const bases = new Map<string, string>();

const keyOf = (model: string, id: string) => `${model} ${id}`;

/** Remembers which version of an entry its form shows. @returns what forgets it, once the form is left */
export function keepBase(model: string, id: string, updatedAt: unknown) {
	const key = keyOf(model, id);
	if (typeof updatedAt === 'string') bases.set(key, updatedAt);
	return () => {
		bases.delete(key);
	};
}

/** Which version a form shows; of a single type, which its calls name without an id, the only one. */
export function baseOf(model: string, id: string | undefined): string | undefined {
	if (id) return bases.get(keyOf(model, id));
	const [only] = [...bases].filter(([key]) => key.startsWith(`${model} `)).map(([, base]) => base);
	return only;
}
