import { useState } from 'react';
import { ApiError } from '../../../lib/api';

const isCodeWanted = (error: unknown) =>
	error instanceof ApiError &&
	error.status === 401 &&
	error.response?.error.details.reason === 'code';

/**
 * Whether an account wants a code of its second factor too: that is known once everything else was
 * right. `asking` sends a form, and asks for the code instead of failing the first time.
 */
export function useCodeWanted() {
	const [isWanted, setIsWanted] = useState(false);
	const asking =
		<Values>(send: (values: Values) => Promise<unknown>) =>
		async (values: Values): Promise<void> => {
			try {
				await send(values);
			} catch (error) {
				if (isWanted || !isCodeWanted(error)) throw error;
				setIsWanted(true);
			}
		};
	return { isWanted, asking };
}
