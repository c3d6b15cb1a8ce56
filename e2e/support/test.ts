import { test as base, expect } from '@playwright/test';

interface Watch {
	/** Console errors that a test provokes on purpose. */
	readonly expectedErrors: RegExp[];
}

/** Test that fails if its page logs an error or does not catch one. */
export const test = base.extend<Watch>({
	expectedErrors: [[], { option: true }],
	page: async ({ page, expectedErrors }, use) => {
		const found: string[] = [];
		page.on('console', (message) => {
			if (message.type() === 'error') found.push(message.text());
		});
		page.on('pageerror', (error) => found.push(error.message));
		await use(page);
		expect(
			found.filter((text) => !expectedErrors.some((pattern) => pattern.test(text))),
			'errors in the console',
		).toEqual([]);
	},
});

export { expect };
