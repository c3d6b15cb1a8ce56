import type { APIRequestContext, Page } from '@playwright/test';

/** A page to take pictures of; the name is that of its sheet in `docs/screens`. */
export interface Screen {
	readonly name: string;
	/** Or how it is found out, where an id is part of it. */
	readonly path: string | ((request: APIRequestContext) => Promise<string>);
	/**
	 * Who looks at it; a visitor where nobody is named. A member is somebody new each time, a client
	 * one with a cart.
	 */
	readonly as?: 'owner' | 'member' | 'client';
	/** What is done on the page before its picture is taken. */
	readonly act?: (page: Page) => Promise<void>;
	/** Only what fits the window, such as a box over the page. */
	readonly isWindow?: boolean;
	/** A letter, as a mail program shows it. */
	readonly isMail?: boolean;
	/** On small screens only. */
	readonly isSmall?: boolean;
}
