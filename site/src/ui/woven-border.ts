import border from '../assets/woven/border.svg?no-inline';

/** The woven border, as a style's background; a page in other colours brings its own. */
export const wovenBorder = `var(--border, url("${border}"))` as const;
