import type { Locator } from '@playwright/test';

/** Whether a part of the page is laid out and painted, though nobody has scrolled to it. */
export const isDrawn = (part: Locator) =>
	part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
