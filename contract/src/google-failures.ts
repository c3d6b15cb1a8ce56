/** Reasons for a failed sign-in with Google, with the messages of the login page. */
export const googleFailures = {
	cancelled: 'Sign-in with Google was cancelled',
	unverified: 'Your Google account has no verified e-mail address',
	taken: 'Email is already taken',
	blocked: 'Your account has been blocked by an administrator',
	failed: 'Sign-in with Google failed. Please try again.',
	off: 'You can’t sign in with Google here. Please use your e-mail address.',
} as const;

export type GoogleFailure = keyof typeof googleFailures;
