import type { Page } from '@playwright/test';

/** Returns the selectors with `:has()` on the whole page: the browser evaluates them again after any change in it. */
export const askedAnew = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const applies = (media: MediaList) => media.length === 0 || matchMedia(media.mediaText).matches;
		const selectors = (rules: CSSRuleList): string[] =>
			Array.from(rules).flatMap((rule) => {
				if (rule instanceof CSSStyleRule) return [rule.selectorText];
				if (rule instanceof CSSMediaRule && !applies(rule.media)) return [];
				return rule instanceof CSSGroupingRule ? selectors(rule.cssRules) : [];
			});
		return Array.from(document.styleSheets)
			.filter(({ media }) => applies(media))
			.flatMap(({ cssRules }) => selectors(cssRules))
			.filter((selector) => /^(html|:root|body)\b.*:has\(/.test(selector));
	});
