/**
 * Features that some supported browsers lack, by their keys in the compatibility data, and why a page works without
 * them; `docs/browsers.md` describes the visible effect. A key includes the keys below it.
 */
export const enhancements: Readonly<Record<string, string>> = {
	// Motion
	'css.properties.view-transition-name': 'Without view transitions pages change at once.',
	'css.selectors.view-transition-group': 'Styles a view transition.',
	'css.selectors.view-transition-old': 'Styles a view transition.',
	'css.selectors.view-transition-new': 'Styles a view transition.',
	'css.selectors.active-view-transition': 'Only during a view transition.',
	'css.properties.animation-timeline': 'Inside @supports: without it nothing moves on scroll.',
	'css.properties.animation-range': 'Inside @supports (animation-timeline).',
	'css.properties.content-visibility': 'Skips rendering off screen; without it all is rendered.',
	'api.Document.startViewTransition': 'React checks for it.',
	'api.Document.activeViewTransition': 'Without it `after-transition` does not wait.',
	'api.ViewTransition.skipTransition': 'React, on a transition that it has started.',

	// Type and colours
	'css.properties.text-wrap.balance': 'Lines break anywhere.',
	'css.properties.text-wrap.pretty': 'The last line may be one word.',
	'css.properties.word-break.auto-phrase': 'Japanese headings may break inside a word.',
	'css.properties.text-decoration.dotted':
		"Chakra's preflight: abbr is underlined by a solid line.",
	'css.properties.box-decoration-break': 'WebKit: only on inline boxes, such as marks.',
	'css.at-rules.font-face.ascent-override': 'WebKit: lines may shift when the web font arrives.',
	'css.at-rules.font-face.descent-override': 'As ascent-override.',
	'css.at-rules.font-face.line-gap-override': 'As ascent-override.',
	'css.properties.accent-color': 'WebKit: the tick may have less contrast with its box.',
	'css.properties.forced-color-adjust': 'Only in forced colours, which WebKit does not have.',
	'css.selectors.selection': 'iOS selects in its own colours.',

	// Scrolling and pointers
	'css.properties.cursor': 'A phone has no pointer.',
	'css.properties.resize': 'On a phone a text area keeps its height and scrolls.',
	'css.properties.-webkit-tap-highlight-color': 'Only WebKit and Chromium highlight a tap.',
	'css.properties.overscroll-behavior': 'The page may scroll on behind a dialog.',
	'css.properties.overscroll-behavior-x': 'As overscroll-behavior.',
	'css.properties.scrollbar-gutter': 'The page may move sideways when a dialog opens.',
	'css.properties.scrollbar-width': 'Shows the usual scrollbar.',

	// Parts of controls, which each engine names differently
	'css.selectors.-webkit-search-cancel-button': 'Firefox has no such button.',
	'css.selectors.-webkit-inner-spin-button': "Chakra's preflight: Firefox has no such button.",
	'css.selectors.-webkit-slider-thumb': 'Accompanies -moz-range-thumb.',
	'css.selectors.-moz-range-thumb': 'Accompanies -webkit-slider-thumb.',

	// Print
	'css.at-rules.page': "The browser's own margins.",
	'css.properties.break-after.avoid': 'A heading may be the last line of a page.',
	'css.properties.print-color-adjust': 'Accompanies -webkit-print-color-adjust.',

	// Scripts
	'api.Navigator.share': 'Checked for: without it there is no share button.',
	'api.Navigator.doNotTrack': 'Checked for: Safari has no such setting.',
	'api.Navigator.globalPrivacyControl': 'Checked for: without it the visit is counted.',
	'api.Navigator.connection': 'React Router checks for it.',
	'api.Window.navigation': 'React checks for it.',
	'api.Window.setImmediate': 'React checks for it.',
	'api.CSSStyleDeclaration.cssFloat': 'React: the CSS property `float`, which is not used.',
	'api.Window.devicePixelRatio': 'React: WebKit does not change it on zoom.',
	'api.Window.open': 'iOS opens a tab for a named target.',
	'api.InputEvent.isComposing': 'SweetAlert: WebKit ends a composition before its last key.',
	'api.GestureEvent': 'SweetAlert: only in WebKit.',
	'api.trustedTypes': 'Swiper checks for it.',
	'javascript.builtins.Float16Array': 'qs checks for it, through get-intrinsic.',
	'api.IntersectionObserver.scrollMargin': "TanStack Virtual's own option of this name.",
	'api.HTMLGeolocationElement.isValid': "React Hook Form's own property of this name.",
};

/** Whether a feature, or a key above it, is listed. */
export const isEnhancement = (feature: string, listed = Object.keys(enhancements)) =>
	listed.some((key) => feature === key || feature.startsWith(`${key}.`));
