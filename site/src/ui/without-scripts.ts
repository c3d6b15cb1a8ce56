/** Styles of a page without scripts: they are off, or those of the page failed to load (`startScripts`). */
export const withoutScripts = <Styles extends object>(styles: Styles) => ({
	'@media (scripting: none)': styles,
	'html[data-scripts=failed] &': styles,
});
