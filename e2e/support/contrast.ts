import type { Locator } from '@playwright/test';

/** Returns the WCAG contrast (1 to 21) of an element's text to its background; 0 if the element is transparent. */
export const contrastOf = (element: Locator, behind = 'black'): Promise<number> =>
	element.evaluate((drawn, behind) => {
		const { color, backgroundColor, opacity } = getComputedStyle(drawn);
		if (opacity !== '1') return 0;
		const brush = new OffscreenCanvas(1, 1).getContext('2d');
		if (!brush) throw new Error('No canvas');
		const luminance = (paint: string) => {
			for (const layer of [behind, paint]) {
				brush.fillStyle = layer;
				brush.fillRect(0, 0, 1, 1);
			}
			const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map(
				(part) => {
					const share = part / 255;
					return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
				},
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const [ground, text] = [luminance(backgroundColor), luminance(color)];
		return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
	}, behind);
