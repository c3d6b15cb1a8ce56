/** Kinds of cloth, each with a grammar of its own. */
export const familyNames = ['jamdani', 'ikat', 'twill', 'gamcha', 'kilim', 'kantha'] as const;
/** How the motifs of a field stand to each other. */
export const layoutNames = ['straight', 'brick', 'mirrored'] as const;
/** What is dyed by itself: the field, and the threads that lie on it. */
export const yarnNames = ['ground', 'edge', 'bead', 'line', 'middle'] as const;
/** What may be turned up and down, and how far. */
export const dials = {
	motif: { min: 1, max: 5 },
	richness: { min: 1, max: 5 },
	border: { min: 0, max: 5 },
	seed: { min: 0, max: 999_999 },
} as const;

export type FamilyName = (typeof familyNames)[number];
export type LayoutName = (typeof layoutNames)[number];
export type YarnName = (typeof yarnNames)[number];
export type DialName = keyof typeof dials;
/** `#rrggbb` each. */
export type Yarns = Readonly<Record<YarnName, string>>;

/** Everything a cloth follows from: the same pattern is the same cloth, byte for byte. */
export interface Pattern extends Readonly<Record<DialName, number>> {
	readonly name: string;
	readonly family: FamilyName;
	readonly layout: LayoutName;
	readonly colours: Yarns;
}
