/** How far the page's edge is inside the window's, negative. */
export const bleed = 'calc(-1 * ({spacing.margin} + max(0px, (100vw - {sizes.page}) / 2)))';

/** Pulls a child of `Container` out to the window's edge; below `lg` to both edges. */
export const bleedLeft = {
	marginInlineStart: bleed,
	marginInlineEnd: { base: bleed, lg: '0' },
} as const;

export const bleedRight = {
	marginInlineStart: { base: bleed, lg: '0' },
	marginInlineEnd: bleed,
} as const;
