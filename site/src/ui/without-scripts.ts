/** Styles for pages without scripts: disabled, or failed to load (`startScripts`). */
export const withoutScripts = <Styles extends object>(styles: Styles) => ({
	'@media (scripting: none)': styles,
	'html[data-scripts=failed] &': styles,
});
