const usual = 'It could not be done, please try again in a moment.';

/** Why a call was refused, in the words of the server. */
export const wordsOf = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'message' in error && error.message
		? String(error.message)
		: usual;
