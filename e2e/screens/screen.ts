import type { APIRequestContext, Page } from '@playwright/test';

/** A page to take pictures of; the name is that of its sheet in `docs/screens`. */
export interface Screen {
	readonly name: string;
	/** Or how it is found out, where an id is part of it. */
	readonly path: string | ((request: APIRequestContext) => Promise<string>);
	/**
	 * Who looks at it; a visitor where nobody is named. A member is somebody new each time, a client
	 * one with a cart; an Editor or Assistant helps the owner.
	 */
	readonly as?: 'owner' | 'member' | 'client' | 'Editor' | 'Assistant';
	/** What is done on the page before its picture is taken. */
	readonly act?: (page: Page) => Promise<void>;
	/** Only what fits the window, such as a box over the page. */
	readonly isWindow?: boolean;
	/** A letter, as a mail program shows it. */
	readonly isMail?: boolean;
	/** Of Strapi's panel, which has no switch of its theme in sight. */
	readonly isPanel?: boolean;
	/** Shown in the owner's guide too, alone and larger: on a laptop, in the light theme. */
	readonly isInGuide?: boolean;
	/** On small screens only. */
	readonly isSmall?: boolean;
}
