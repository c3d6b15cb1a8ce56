import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Counts as experimental, so axe leaves it out unless it is asked for. */
const alsoWith = 'label-content-name-mismatch';

/** Rules about colours: what else axe looks at is the same in both themes. */
const ofColours = ['color-contrast', 'link-in-text-block'];

interface Options {
	/** Rules that are no matter of this page. */
	readonly without?: readonly string[];
}

/** Fails with what axe finds, and in which element. */
export async function expectNoViolations(page: Page, { without = [] }: Options = {}) {
	const rules: Record<string, { enabled: boolean }> = { [alsoWith]: { enabled: true } };
	for (const rule of without) rules[rule] = { enabled: false };
	await expectNone(page, new AxeBuilder({ page }).options({ rules }));
}

/** The same for a page in the light theme that follows the system: its colours are looked at in the dark one too. */
export async function expectNoViolationsInBothThemes(page: Page, options?: Options) {
	await expectNoViolations(page, options);
	await changeTheme(page, 'dark');
	await expectNone(page, new AxeBuilder({ page }).withRules(ofColours));
	await changeTheme(page, 'light');
}

async function changeTheme(page: Page, colorScheme: 'light' | 'dark') {
	await page.emulateMedia({ colorScheme });
	await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
}

/** Waits for colours on their way, as of a button that the pointer has just come to. */
const settled = (page: Page) =>
	page.evaluate(() => {
		const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
		return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => {});
	});

async function expectNone(page: Page, axe: AxeBuilder) {
	await settled(page);
	const { violations } = await axe.analyze();
	const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
	expect(found, page.url()).toEqual([]);
}

/** Fails with what axe finds serious in a part of the page; `without` leaves out what is not ours there. */
export async function expectNothingSerious(
	page: Page,
	{ within = 'main', without = [] }: { within?: string; without?: readonly string[] } = {},
): Promise<void> {
	const axe = new AxeBuilder({ page }).include(within);
	for (const each of without) axe.exclude(each);
	const { violations } = await axe.analyze();
	const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
	const found = serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
	expect(found, page.url()).toEqual([]);
}
