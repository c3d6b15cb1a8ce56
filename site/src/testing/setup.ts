import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { browserClient } from '../lib/query/client';
import { fillBrowserGaps } from './browser-gaps';
import { getElementError } from './element-error';
import { findLabelsQuickly } from './labels';
import { insertDecisiveStyles } from './light-styles';

// Long timeout: a slow machine must not fail the tests.
configure({ asyncUtilTimeout: 20_000, getElementError });

// React warns about next-themes' script when it is rendered outside the server's HTML, as in these tests.
const isExpected = ([message]: unknown[]) =>
	String(message).startsWith('Encountered a script tag while rendering React component');

const { queries } = browserClient().getDefaultOptions();
browserClient().setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

if (typeof window !== 'undefined') {
	findLabelsQuickly();
	insertDecisiveStyles();
}

/** Removes toasts, dialogs and attributes that were added outside the rendered tree. */
function emptyDocument() {
	document.body.replaceChildren();
	for (const element of [document.documentElement, document.body])
		for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

beforeEach(() => {
	if (typeof window !== 'undefined') fillBrowserGaps();
	vi.spyOn(console, 'error');
});

afterEach(() => {
	if (typeof window !== 'undefined') {
		cleanup();
		emptyDocument();
		localStorage.clear();
		browserClient().clear();
	}
	const complaints = vi.mocked(console.error).mock.calls.filter((call) => !isExpected(call));
	vi.restoreAllMocks();
	expect(complaints, 'console.error').toEqual([]);
});
