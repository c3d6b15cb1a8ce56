import { useState } from 'react';
import { ApiError } from '../../../lib/api';

const isCodeWanted = (error: unknown) =>
	error instanceof ApiError &&
	error.status === 401 &&
	error.response?.error.details.reason === 'code';

/**
 * Tracks whether the account requires a 2FA code, which the server reports only after all else is correct. `withCodePrompt`
 * wraps a submit function: the first such refusal shows the code field instead of failing.
 */
export function useCodeWanted() {
	const [isWanted, setIsWanted] = useState(false);
	const withCodePrompt =
		<Values>(send: (values: Values) => Promise<unknown>) =>
		async (values: Values): Promise<void> => {
			try {
				await send(values);
			} catch (error) {
				if (isWanted || !isCodeWanted(error)) throw error;
				setIsWanted(true);
			}
		};
	return { isWanted, asking: withCodePrompt };
}
