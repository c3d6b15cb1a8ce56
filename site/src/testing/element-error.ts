import { prettyDOM } from '@testing-library/react';

/**
 * Testing Library's own error with the page in its message, which is drawn when somebody reads it:
 * one that is waited for is looked for many times, and a fifth of all work was drawing for nobody.
 */
export function getElementError(message: string | null, container: Element): Error {
	const error = new Error();
	error.name = 'TestingLibraryElementError';
	Object.defineProperty(error, 'message', {
		configurable: true,
		get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
	});
	return error;
}
