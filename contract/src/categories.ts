/** What is neither letter nor digit, of any script. */
const others = /[^\p{L}\p{M}\p{N}]+/gu;

/** A category as an address says it. */
export const categorySlug = (name: string) =>
	name.toLowerCase().replace(others, '-').replace(/^-|-$/g, '');
