/** Negative distance from the page's content to the window's edge. */
export const bleedMargin = 'calc(-1 * ({spacing.margin} + max(0px, (100vw - {sizes.page}) / 2)))';

/** Extends a child of `Container` to the window's edge; below `lg` to both edges. */
export const bleedLeft = {
	marginInlineStart: bleedMargin,
	marginInlineEnd: { base: bleedMargin, lg: '0' },
} as const;

export const bleedRight = {
	marginInlineStart: { base: bleedMargin, lg: '0' },
	marginInlineEnd: bleedMargin,
} as const;
