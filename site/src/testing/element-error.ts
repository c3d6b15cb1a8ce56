import { prettyDOM } from '@testing-library/react';

/**
 * Testing Library's error, but the DOM in its message is printed only when the message is read. Async queries create
 * this error many times, and printing took a fifth of the test time.
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
