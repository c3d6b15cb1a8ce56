import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Counts as experimental, so axe leaves it out unless it is asked for. */
const alsoWith = 'label-content-name-mismatch';

/** Fails with what axe finds, and in which element; `without` the rules that are no matter of this page. */
export async function expectNoViolations(
	page: Page,
	{ without = [] }: { without?: readonly string[] } = {},
): Promise<void> {
	const rules: Record<string, { enabled: boolean }> = { [alsoWith]: { enabled: true } };
	for (const rule of without) rules[rule] = { enabled: false };
	const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
	const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
	expect(found, page.url()).toEqual([]);
}
