import type { GoogleFailure } from './google-failures';

/** Pages of the site the CMS leads to; a code that opens an account stays behind the #, out of every log. */
export const sitePages = {
	workplace: '/sumu',
	resetPassword: (code: string) => `/reset-password#code=${code}`,
	confirmEmail: (code: string) => `/confirm-email#code=${code}`,
	/** Pages that work without scripts, so the token is in the query; all it can do is this. */
	confirmSubscription: (code: string) => `/newsletter/confirm?token=${code}`,
	unsubscribe: (code: string) => `/newsletter/unsubscribe?token=${code}`,
	/** What is not shown yet, for whoever has the address. */
	preview: (token: string) => `/preview/${token}`,
	/** The cookie is set: the page calls `refresh` and goes on to `redirect`. */
	googleDone: (redirect: string) => `/login/google?redirect=${encodeURIComponent(redirect)}`,
	googleFailed: (reason: GoogleFailure) => `/login?google=${reason}`,
} as const;
