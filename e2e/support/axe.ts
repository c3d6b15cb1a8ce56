import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Counts as experimental, so axe leaves it out unless it is asked for. */
const alsoWith = 'label-content-name-mismatch';

/** Rules about colours: what else axe looks at is the same in both themes. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Of a phone, in pixels. */
const widest = 480;

interface Options {
	/** Rules that are no matter of this page. */
	readonly without?: readonly string[];
}

/** Only what is wrong is told at length; in legacy mode it asks for no page of its own, which frames of other origins would need. */
const axeOn = (page: Page, options: Parameters<AxeBuilder['options']>[0] = {}) =>
	new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...options }).setLegacyMode();

/** Fails with what axe finds, and in which element. */
export async function expectNoViolations(page: Page, { without = [] }: Options = {}) {
	const rules: Record<string, { enabled: boolean }> = { [alsoWith]: { enabled: true } };
	for (const rule of without) rules[rule] = { enabled: false };
	await expectNone(page, axeOn(page, { rules }));
}

/** The same for a page in the light theme that follows the system: its colours are looked at in the dark one too. */
export async function expectNoViolationsInBothThemes(page: Page, options?: Options) {
	await expectNoViolations(page, options);
	await changeTheme(page, 'dark');
	await expectNone(page, axeOn(page).withRules(ofColours));
	await changeTheme(page, 'light');
}

/**
 * For a page that is looked at in two widths: the wide one in the dark theme, so that each is looked at whole and
 * once. Such a page follows the system's theme.
 */
export async function expectNoViolationsByWidth(page: Page) {
	const isWide = (page.viewportSize()?.width ?? 0) > widest;
	await changeTheme(page, isWide ? 'dark' : 'light');
	await expectNoViolations(page);
}

/** Only its colours, in the light theme: for the second width of a page whose first is looked at whole. */
export async function expectReadable(page: Page) {
	await changeTheme(page, 'light');
	await expectNone(page, axeOn(page).withRules(ofColours));
}

async function changeTheme(page: Page, colorScheme: 'light' | 'dark') {
	await page.emulateMedia({ colorScheme });
	await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
}

/** In the browser: what is not near the screen is drawn too, for else axe finds it where its place's guessed height has it. */
function drawWhole() {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('* { content-visibility: visible !important }');
	document.adoptedStyleSheets = [sheet];
}

/** Waits for colours on their way, as of a button that the pointer has just come to: they begin within two frames. */
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

/** Where it is, and what of it is wrong. */
const told = ({ id, nodes }: Violation) => [
	id,
	...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
];

/** Fails with what axe finds serious in a part of the page; `without` leaves out what is not ours there. */
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
