import border from '../assets/woven/border.svg?no-inline';

/** The woven border as a CSS background; a page with other colours overrides it. */
export const wovenBorder = `var(--border, url("${border}"))` as const;
