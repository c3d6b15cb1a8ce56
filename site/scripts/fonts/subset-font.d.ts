declare module 'subset-font' {
	type Axis = number | { min: number; max: number; default?: number };

	/** Subsets a font to the glyphs of `text` and its axes to the given instances. */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			targetFormat: 'sfnt' | 'woff' | 'woff2';
			keepFeatures?: readonly string[];
			noHinting?: boolean;
			variationAxes?: Readonly<Record<string, Axis>>;
		},
	): Promise<Buffer>;
}
