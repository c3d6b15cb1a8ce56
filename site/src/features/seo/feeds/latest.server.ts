/** When the one that was changed last was changed; undefined where there is none. */
export const latest = (items: readonly { readonly updated: string }[]) =>
	items
		.map(({ updated }) => updated)
		.toSorted()
		.at(-1);
