/** Reasons for a failed sign-in with Google, with the messages of the login page. */
export const googleFailures = {
	cancelled: 'Sign-in with Google was cancelled',
	unverified: 'Your Google account has no verified email',
	taken: 'Email is already taken',
	blocked: 'Your account has been blocked by an administrator',
	failed: 'Sign-in with Google failed, please try again',
	off: 'This site has no sign-in with Google, please sign in with your e-mail address',
} as const;

export type GoogleFailure = keyof typeof googleFailures;
