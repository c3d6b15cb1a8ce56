import type { Locator } from '@playwright/test';

/** Whether a part of the page is laid out and painted, even before it is scrolled into view. */
export const isDrawn = (part: Locator) =>
	part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
