import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Experimental rule, which axe runs only on request. */
const alsoWith = 'label-content-name-mismatch';

/** Colour rules: all others give the same results in both themes. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Maximum width of a phone, in pixels. */
const widest = 480;

interface Options {
	/** Rules that do not apply to the page. */
	readonly without?: readonly string[];
}

/** Reports only violations in detail. Legacy mode opens no extra page, which only frames of other origins need. */
const axeOn = (page: Page, options: Parameters<AxeBuilder['options']>[0] = {}) =>
	new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...options }).setLegacyMode();

/** Fails with the violations that axe finds, and their elements. */
export async function expectNoViolations(page: Page, { without = [] }: Options = {}) {
	const rules: Record<string, { enabled: boolean }> = { [alsoWith]: { enabled: true } };
	for (const rule of without) rules[rule] = { enabled: false };
	await expectNone(page, axeOn(page, { rules }));
}

/** Checks a page in the light theme, then its colours in the dark theme. The page must follow the system theme. */
export async function expectNoViolationsInBothThemes(page: Page, options?: Options) {
	await expectNoViolations(page, options);
	await changeTheme(page, 'dark');
	await expectNone(page, axeOn(page).withRules(ofColours));
	await changeTheme(page, 'light');
}

/**
 * Checks a page that is visited at two widths: the narrow one in the light theme, the wide one in the dark theme, so
 * that each theme gets one full check. The page must follow the system theme.
 */
export async function expectNoViolationsByWidth(page: Page) {
	const isWide = (page.viewportSize()?.width ?? 0) > widest;
	await changeTheme(page, isWide ? 'dark' : 'light');
	await expectNoViolations(page);
}

/** Checks only the colours, in the light theme: for the second width of a page that gets a full check at the first. */
export async function expectReadable(page: Page) {
	await changeTheme(page, 'light');
	await expectNone(page, axeOn(page).withRules(ofColours));
}

async function changeTheme(page: Page, colorScheme: 'light' | 'dark') {
	await page.emulateMedia({ colorScheme });
	await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
}

/**
 * Runs in the browser: renders off-screen content too; otherwise axe finds it at positions based on estimated heights.
 */
function drawWhole() {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('* { content-visibility: visible !important }');
	document.adoptedStyleSheets = [sheet];
}

/** Waits for colour transitions, such as on a button under the pointer: they begin within two frames. */
const settled = (page: Page) =>
	page.evaluate(async () => {
		const frame = () => new Promise((done) => requestAnimationFrame(done));
		for (let round = 0; round < 20; round += 1) {
			await frame();
			await frame();
			const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
			if (transitions.length === 0) return;
			await Promise.allSettled(transitions.map(({ finished }) => finished));
		}
	});

async function expectNone(page: Page, axe: AxeBuilder) {
	await page.evaluate(drawWhole);
	await settled(page);
	const { violations } = await axe.analyze();
	expect(violations.map(told), page.url()).toEqual([]);
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** Formats a violation: the rule, then the markup and the failure of each element. */
const told = ({ id, nodes }: Violation) => [
	id,
	...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
];

/** Fails with the serious and critical violations in a part of the page; `without` excludes third-party elements. */
export async function expectNothingSerious(
	page: Page,
	{ within = 'main', without = [] }: { within?: string; without?: readonly string[] } = {},
): Promise<void> {
	const axe = axeOn(page).include(within);
	for (const each of without) axe.exclude(each);
	const { violations } = await axe.analyze();
	const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
	expect(serious.map(told), page.url()).toEqual([]);
}
