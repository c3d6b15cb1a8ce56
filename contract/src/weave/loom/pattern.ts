/** Types of cloth, each with its own drawing rules. */
export const familyNames = ['jamdani', 'ikat', 'twill', 'gamcha', 'kilim', 'kantha'] as const;
/** Arrangements of the motifs on a field. */
export const layoutNames = ['straight', 'brick', 'mirrored'] as const;
/** Yarns with a separate colour: the field, and the threads on it. */
export const yarnNames = ['ground', 'edge', 'bead', 'line', 'middle'] as const;
/** Adjustable parameters and their ranges. */
export const dialRanges = {
	motif: { min: 1, max: 5 },
	richness: { min: 1, max: 5 },
	border: { min: 0, max: 5 },
	seed: { min: 0, max: 999_999 },
} as const;

export type FamilyName = (typeof familyNames)[number];
export type LayoutName = (typeof layoutNames)[number];
export type YarnName = (typeof yarnNames)[number];
export type DialName = keyof typeof dialRanges;
/** `#rrggbb` each. */
export type YarnColours = Readonly<Record<YarnName, string>>;

/** All parameters of a cloth. The same pattern always produces the same cloth, byte for byte. */
export interface Pattern extends Readonly<Record<DialName, number>> {
	readonly name: string;
	readonly family: FamilyName;
	readonly layout: LayoutName;
	readonly colours: YarnColours;
}
