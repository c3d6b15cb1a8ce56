import { patternSchema, type Site } from '@sumu/contract';
import { type PaletteName, themesOf, threadsOf } from '@sumu/contract/brand';
import {
	dials,
	familyNames,
	hashOf,
	layoutNames,
	type Pattern,
	type Yarns,
	yarnNames,
} from '@sumu/contract/weave';

/** Pattern as it is typed; the seed may not be a valid number. */
export type Draft = Omit<Pattern, 'seed'> & { readonly seed: string };

/** Yarn colours of a brand, as its border uses them. */
export function yarnsOf(palette: PaletteName, accent: string | null = null): Yarns {
	const { ground, edge, bead, line, middle } = threadsOf(themesOf({ palette, accent }));
	return { ground, edge, bead, line, middle };
}

/** Initial pattern: the owner's name in the colours of the site. */
export function firstDraft({ ownerName, brand }: Site): Draft {
	const seed = hashOf(ownerName) % (dials.seed.max + 1);
	return {
		name: ownerName,
		family: familyNames[seed % familyNames.length] ?? 'jamdani',
		layout: 'brick',
		colours: yarnsOf(brand.palette, brand.accent),
		motif: 3,
		richness: 3,
		border: 3,
		seed: String(seed),
	};
}

const between = (min: number, max: number) => min + Math.floor(Math.random() * (max - min + 1));
const oneOf = <Item>(items: readonly Item[], other: Item) =>
	items[between(0, items.length - 1)] ?? other;

export const newSeed = () => String(between(dials.seed.min, dials.seed.max));

/** Random pattern with the same name and the same colours, rotated among the yarns. */
export function shuffled(draft: Draft): Draft {
	const { colours } = draft;
	const by = between(0, yarnNames.length - 1);
	const turned = yarnNames.map(
		(name, index) => [name, colours[yarnNames[(index + by) % yarnNames.length] ?? name]] as const,
	);
	return {
		...draft,
		family: oneOf(familyNames, draft.family),
		layout: oneOf(layoutNames, draft.layout),
		colours: { ...colours, ...Object.fromEntries(turned) },
		motif: between(dials.motif.min, dials.motif.max),
		richness: between(dials.richness.min, dials.richness.max),
		border: between(1, dials.border.max),
		seed: newSeed(),
	};
}

/** Validates a typed pattern. Returns the pattern or null, and the errors by field. */
export function readDraft({ seed, ...rest }: Draft) {
	const typed = seed.trim() === '' ? Number.NaN : Number(seed);
	const { data, error } = patternSchema.safeParse({ ...rest, seed: typed });
	const errors = new Map(error?.issues.map(({ path, message }) => [path[0], message]));
	return { pattern: data ?? null, errors };
}
