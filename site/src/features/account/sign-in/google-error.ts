import { googleFailures } from '@sumu/contract';

const reasons = new Map<string, string>(Object.entries(googleFailures));

/** Why sign-in with Google came to nothing, from the login page's address; empty where it did not. */
export const googleError = (search: URLSearchParams): string =>
	reasons.get(search.get('google') ?? '') ?? '';
