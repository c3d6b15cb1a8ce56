import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { browserClient } from '../lib/query/client';
import { fillBrowserGaps } from './browser-gaps';
import { getElementError } from './element-error';
import { findLabelsQuickly } from './labels';
import { insertDecisiveStyles } from './light-styles';

/** Removes toasts, dialogs and attributes that were added outside the rendered tree. */
function emptyDocument() {
	document.body.replaceChildren();
	for (const element of [document.documentElement, document.body])
		for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** Prepares jsdom and the libraries that render in it, for one test file. */
export function setUpBrowser() {
	// Long timeout: a slow machine must not fail the tests.
	configure({ asyncUtilTimeout: 20_000, getElementError });

	const { queries } = browserClient().getDefaultOptions();
	browserClient().setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

	findLabelsQuickly();
	insertDecisiveStyles();

	beforeEach(fillBrowserGaps);

	afterEach(() => {
		cleanup();
		emptyDocument();
		localStorage.clear();
		browserClient().clear();
	});
}
