import type { GoogleFailure } from './google-failures';

/** Pages of the site that the CMS links to. Codes for an account are in the fragment, so that no log contains them. */
export const sitePages = {
	workplace: '/sumu',
	resetPassword: (code: string) => `/reset-password#code=${code}`,
	confirmEmail: (code: string) => `/confirm-email#code=${code}`,
	/** These pages work without scripts, so the token is in the query. It is valid for this action only. */
	confirmSubscription: (code: string) => `/newsletter/confirm?token=${code}`,
	unsubscribe: (code: string) => `/newsletter/unsubscribe?token=${code}`,
	/** Form for a client's testimonial. */
	testimonial: (token: string) => `/testimonial/${token}`,
	/** Draft preview for anyone with the link. */
	preview: (token: string) => `/preview/${token}`,
	/** The session cookie is set: the page calls `refresh`, then goes to `redirect`. */
	googleDone: (redirect: string) => `/login/google?redirect=${encodeURIComponent(redirect)}`,
	googleFailed: (reason: GoogleFailure) => `/login?google=${reason}`,
} as const;

/** Paths of pages for everyone. The addresses of other pages may be secrets of one person. */
export const publicPathPattern =
	/^\/(?!\/|(?:sumu|preview|testimonial|newsletter|reset-password|confirm-email|login|user|profile|settings|cards?|api|uploads)(?:\/|$))[^\s\\]*$/;
