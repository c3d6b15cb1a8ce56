import type { Page } from '@playwright/test';

/**
 * Finds texts with less contrast than WCAG AA requires, and returns them with their contrast (1 to 21),
 * computed from the colour and opacity of the text and the backgrounds of its ancestors. Ignores texts
 * on pictures.
 */
export const findFaintTexts = (page: Page, within = 'body'): Promise<string[]> =>
	page.locator(within).evaluate((root) => {
		type Rgba = readonly [number, number, number, number];
		const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
		if (!brush) throw new Error('No canvas');
		const known = new Map<string, Rgba>();
		const rgba = (paint: string): Rgba => {
			const before = known.get(paint);
			if (before) return before;
			brush.clearRect(0, 0, 1, 1);
			brush.fillStyle = paint;
			brush.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
			const colour = [red, green, blue, alpha / 255] as const;
			known.set(paint, colour);
			return colour;
		};
		const over = ([r, g, b, a]: Rgba, [R, G, B]: Rgba, opacity = 1): Rgba => {
			const mix = (top: number, below: number) => top * a * opacity + below * (1 - a * opacity);
			return [mix(r, R), mix(g, G), mix(b, B), 1];
		};
		const luminance = ([r, g, b]: Rgba) => {
			const linear = (part: number) => {
				const share = part / 255;
				return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
			};
			return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
		};
		const contrast = (one: Rgba, other: Rgba) => {
			const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
			return (light + 0.05) / (dark + 0.05);
		};
		/** Returns the element after its ancestors, outermost first. */
		const withAncestors = (element: Element): Element[] =>
			element.parentElement ? [...withAncestors(element.parentElement), element] : [element];
		const largePx = 24;
		const largeBoldPx = 18.66;
		const found: string[] = [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const text = node.textContent?.trim() ?? '';
			const element = node.parentElement;
			if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
			if (element.closest('script, style, noscript, [disabled], [aria-disabled=true]')) continue;
			const box = element.getBoundingClientRect();
			// Visually hidden.
			if (box.width <= 1 || box.height <= 1) continue;
			const styles = withAncestors(element).map((each) => getComputedStyle(each));
			const style = styles.at(-1);
			if (!style || styles.some(({ backgroundImage }) => backgroundImage.includes('url(')))
				continue;
			const ground = styles.reduce<Rgba>(
				(below, { backgroundColor }) => over(rgba(backgroundColor), below),
				[255, 255, 255, 1],
			);
			const opacity = styles.reduce((product, each) => product * Number(each.opacity), 1);
			const value = contrast(over(rgba(style.color), ground, opacity), ground);
			const size = Number.parseFloat(style.fontSize);
			const isLarge = size >= largePx || (size >= largeBoldPx && Number(style.fontWeight) >= 700);
			if (value < (isLarge ? 3 : 4.5)) found.push(`${text.slice(0, 40)}: ${value.toFixed(2)}`);
		}
		return [...new Set(found)];
	});
