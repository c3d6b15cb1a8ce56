import type { Browser, Page } from '@playwright/test';
import { sendMessage } from '@sumu/contract';
import { examples } from '@sumu/contract/examples';
import { signInAsOwner } from '../accounts';
import { alive } from '../alive';
import { OwnerApi } from '../owner';
import { site } from '../product';
import { test as base, expect } from '../test';
import { open, own } from '../visited';
import { ask, Visitor } from '../visitor';
import { workplace } from '../workplace';
import { PageCode } from './page-code';
import { readAloud, type Spoken } from './spoken';

/** A page as the checkers need it. */
interface WalkedPage {
	readonly path: string;
	/** HTML as the server sends it. */
	readonly served: string;
	/** HTML once scripts run. */
	readonly hydrated: string;
	readonly spoken: readonly Spoken[];
}

interface Walk {
	readonly pages: readonly WalkedPage[];
	readonly code: PageCode;
}

/** Waits until a screen of the workplace shows its content. */
async function shown(page: Page) {
	// The settings' preview has a heading of its own.
	await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
	await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Visits every public, signed-in and `/sumu` page. */
async function visitAll(browser: Browser): Promise<Walk> {
	// The screen reader is a script that the site does not know.
	const context = await browser.newContext({
		baseURL: site,
		reducedMotion: 'reduce',
		bypassCSP: true,
	});
	const page = await context.newPage();
	const code = await PageCode.on(page);
	const pages: WalkedPage[] = [];
	const visit = async (path: string, isThere: (page: Page) => Promise<void>) => {
		const response = await page.goto(path);
		const served = (await response?.text()) ?? '';
		await isThere(page);
		await page.waitForLoadState('networkidle');
		await code.add(path, served);
		const hydrated = await page.content();
		pages.push({ path, served, hydrated, spoken: await readAloud(page) });
	};
	for (const path of open) await visit(path, alive);
	const { email } = await Visitor.on(page);
	for (const path of await own(page, email)) await visit(path, alive);
	// Waits for the owner, which the menu shows.
	await ask(page.request, sendMessage, { body: examples.sendMessage.body });
	await signInAsOwner(page);
	const screens = await workplace(await OwnerApi.signIn(page.request));
	for (const path of screens) await visit(path, shown);
	await context.close();
	return { pages, code };
}

/** A test of what one walk through all pages has found; the walk is taken once for all of them. */
export const test = base.extend<object, { walk: Walk }>({
	walk: [
		async ({ browser }, use) => use(await visitAll(browser)),
		{ scope: 'worker', timeout: 10 * 60_000 },
	],
});

export { expect };
