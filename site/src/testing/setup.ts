import { afterEach, beforeEach, expect, vi } from 'vitest';

// React warns about next-themes' script when it is rendered outside the server's HTML, as in these tests.
const isExpected = ([message]: unknown[]) =>
	String(message).startsWith('Encountered a script tag while rendering React component');

beforeEach(() => {
	vi.spyOn(console, 'error');
});

afterEach(() => {
	const complaints = vi.mocked(console.error).mock.calls.filter((call) => !isExpected(call));
	vi.restoreAllMocks();
	expect(complaints, 'console.error').toEqual([]);
});

// Tests of the server do not load React, which takes longer than most of them. After a test these hooks run first, so
// that errors of the cleanup count.
if (typeof window !== 'undefined') {
	const { setUpBrowser } = await import('./setup-browser');
	setUpBrowser();
}
