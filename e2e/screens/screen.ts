import type { Page } from '@playwright/test';

/** A page to take pictures of; the name is that of its sheet in `docs/screens`. */
export interface Screen {
	readonly name: string;
	readonly path: string;
	/** Who looks at it; a visitor where nobody is named. A member is somebody new each time. */
	readonly as?: 'owner' | 'member';
	/** What is done on the page before its picture is taken. */
	readonly act?: (page: Page) => Promise<void>;
	/** Only what fits the window, such as a box over the page. */
	readonly isWindow?: boolean;
	/** On small screens only. */
	readonly isSmall?: boolean;
}
