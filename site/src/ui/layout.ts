import border from '../assets/woven/border.svg?no-inline';

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

/**
 * Returns the number of columns on a tablet for items in rows of three on a wide screen: two if the last row would have
 * a single item.
 */
export const tabletColumns = (count: number) => Math.min(count, count % 3 === 1 ? 2 : 3);

/** The woven border as a CSS background; a page with other colours overrides it. */
export const wovenBorder = `var(--border, url("${border}"))` as const;
