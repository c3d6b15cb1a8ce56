import { patternSchema, type Site } from '@sumu/contract';
import { type PaletteName, themesOf, threadsOf } from '@sumu/contract/brand';
import {
	dialRanges,
	familyNames,
	hashOf,
	layoutNames,
	type Pattern,
	type YarnColours,
	yarnNames,
} from '@sumu/contract/weave';

/** Pattern as it is typed; the seed may not be a valid number. */
export type PatternDraft = Omit<Pattern, 'seed'> & { readonly seed: string };

/** Yarn colours of a brand, as its border uses them. */
export function yarnsOf(palette: PaletteName, accent: string | null = null): YarnColours {
	const { ground, edge, bead, line, middle } = threadsOf(themesOf({ palette, accent }));
	return { ground, edge, bead, line, middle };
}

/** Initial pattern: the owner's name in the colours of the site. */
export function firstDraft({ ownerName, brand }: Site): PatternDraft {
	const seed = hashOf(ownerName) % (dialRanges.seed.max + 1);
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

const randomInteger = (min: number, max: number) =>
	min + Math.floor(Math.random() * (max - min + 1));
const pickRandom = <Item>(items: readonly Item[], other: Item) =>
	items[randomInteger(0, items.length - 1)] ?? other;

export const newSeed = () => String(randomInteger(dialRanges.seed.min, dialRanges.seed.max));

/** Random pattern with the same name and the same colours, rotated among the yarns. */
export function shufflePattern(draft: PatternDraft): PatternDraft {
	const { colours } = draft;
	const by = randomInteger(0, yarnNames.length - 1);
	const rotatedColours = yarnNames.map(
		(name, index) => [name, colours[yarnNames[(index + by) % yarnNames.length] ?? name]] as const,
	);
	return {
		...draft,
		family: pickRandom(familyNames, draft.family),
		layout: pickRandom(layoutNames, draft.layout),
		colours: { ...colours, ...Object.fromEntries(rotatedColours) },
		motif: randomInteger(dialRanges.motif.min, dialRanges.motif.max),
		richness: randomInteger(dialRanges.richness.min, dialRanges.richness.max),
		border: randomInteger(1, dialRanges.border.max),
		seed: newSeed(),
	};
}

/** Validates a typed pattern. Returns the pattern or null, and the errors by field. */
export function validatePatternDraft({ seed, ...rest }: PatternDraft) {
	const seedNumber = seed.trim() === '' ? Number.NaN : Number(seed);
	const { data, error } = patternSchema.safeParse({ ...rest, seed: seedNumber });
	const errors = new Map(error?.issues.map(({ path, message }) => [path[0], message]));
	return { pattern: data ?? null, errors };
}
