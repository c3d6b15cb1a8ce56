import type { APIRequestContext, Page } from '@playwright/test';

/** A page to take screenshots of; `name` is the name of its sheet in `docs/screens`. */
export interface Screen {
	readonly name: string;
	/** The path, or a function that finds it if it contains an id. */
	readonly path: string | ((request: APIRequestContext) => Promise<string>);
	/**
	 * Signed-in account; anonymous by default. A member is a new account each time, a client is a member with a cart,
	 * and an Editor or Assistant helps the owner.
	 */
	readonly as?: 'owner' | 'member' | 'client' | 'Editor' | 'Assistant';
	/** Actions on the page before the screenshot. */
	readonly act?: (page: Page) => Promise<void>;
	/** Only the visible part of the page, for example with a dialog. */
	readonly isWindow?: boolean;
	/** An e-mail, as a mail program shows it. */
	readonly isMail?: boolean;
	/** A screen of Strapi's panel, which shows no theme switch. */
	readonly isPanel?: boolean;
	/** Also shown in the owner's guide, on its own and larger: on a laptop, in the light theme. */
	readonly isInGuide?: boolean;
	/** On small screens only. */
	readonly isSmall?: boolean;
}
