/** Font pairings for headings, interface and body text. The first is the default. */
export const fontPairNames = ['workshop', 'press', 'studio', 'gallery'] as const;
/** Corner radii of buttons, fields and cards. */
export const radiusNames = ['crisp', 'square', 'soft', 'round'] as const;
/** Spacing around the content of a page. */
export const densityNames = ['generous', 'regular', 'compact'] as const;

export type FontPairName = (typeof fontPairNames)[number];
export type RadiusName = (typeof radiusNames)[number];
export type DensityName = (typeof densityNames)[number];
