const defaultErrorMessage = 'That didn’t work. Try again in a moment.';

/** The server's error message, or a general message if it is missing. */
export const getErrorMessage = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'message' in error && error.message
		? String(error.message)
		: defaultErrorMessage;
