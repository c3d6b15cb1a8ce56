/** A display face, one for the interface and one to read, chosen for each other; the first is loaded where nothing is said. */
export const fontPairNames = ['workshop', 'press', 'studio', 'gallery'] as const;
/** How round buttons, fields and cards are. */
export const radiusNames = ['crisp', 'square', 'soft', 'round'] as const;
/** How much room stands around what a page says. */
export const densityNames = ['generous', 'regular', 'compact'] as const;

export type FontPairName = (typeof fontPairNames)[number];
export type RadiusName = (typeof radiusNames)[number];
export type DensityName = (typeof densityNames)[number];
