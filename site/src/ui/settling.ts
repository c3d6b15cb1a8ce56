/** Milliseconds between two parts: together they would hold a phone up. */
const between = 60;

const turns = (first: number) =>
	Object.fromEntries(
		Array.from({ length: 10 }, (_, turn) => [
			`&:nth-of-type(${turn + 1})`,
			{ animationDelay: `${first + between * turn}ms` },
		]),
	);

/** When the parts of a page have their turn: of a grid's items each has its own between two sections. */
export const inTurn = { sections: turns(260), items: turns(290) };

/**
 * Nobody waits for the layout of what is not near the screen: it follows when the page stands, last
 * of all unless it is `inTurn`.
 * An address that names a part of the page needs the layout of all that stands before it at once, and so does a
 * page that is gone back to.
 * @param height what its place is kept for until then: a CSS length
 * @param wide the same from the breakpoint `lg` on
 */
export const settling = (height: string, wide = height) => ({
	contentVisibility: 'auto',
	containIntrinsicBlockSize: { base: `auto ${height}`, lg: `auto ${wide}` },
	animation: 'settle 0s 860ms forwards' as const,
	'html[data-whole] &': { contentVisibility: 'visible' },
	'@media (scripting: none)': { 'html:has(:target) &': { contentVisibility: 'visible' } },
});
