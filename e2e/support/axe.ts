import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds, and in which element. */
export async function expectNoViolations(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
	expect(found, page.url()).toEqual([]);
}
