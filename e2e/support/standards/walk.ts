import type { Browser, Page } from '@playwright/test';
import { sendMessage } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { signInAsOwner } from '../accounts';
import { OwnerApi } from '../owner';
import { site } from '../product';
import { test as base, expect } from '../test';
import { open, own } from '../visited-pages';
import { ask, Visitor } from '../visitor';
import { alive } from '../wait-for-hydration';
import { workplace } from '../workplace';
import { PageCode } from './page-code';
import { type Announcement, readAloud } from './screen-reader';

/** Data of a page that the checkers need. */
interface WalkedPage {
	readonly path: string;
	/** HTML from the server. */
	readonly served: string;
	/** HTML after hydration. */
	readonly hydrated: string;
	readonly announcements: readonly Announcement[];
}

interface Walk {
	readonly pages: readonly WalkedPage[];
	readonly code: PageCode;
}

/** Waits until a screen of the workplace shows its content. */
async function waitForScreen(page: Page) {
	// The preview in the settings has its own heading.
	await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
	await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Visits every public, signed-in and `/sumu` page. */
async function visitAll(browser: Browser): Promise<Walk> {
	// The site's CSP would block the script of the screen reader.
	const context = await browser.newContext({
		baseURL: site,
		reducedMotion: 'reduce',
		bypassCSP: true,
	});
	const page = await context.newPage();
	const code = await PageCode.on(page);
	const pages: WalkedPage[] = [];
	const visit = async (path: string, waitForPage: (page: Page) => Promise<void>) => {
		const response = await page.goto(path);
		const served = (await response?.text()) ?? '';
		await waitForPage(page);
		await page.waitForLoadState('networkidle');
		await code.add(path, served);
		const hydrated = await page.content();
		pages.push({ path, served, hydrated, announcements: await readAloud(page) });
	};
	for (const path of open) await visit(path, alive);
	const { email } = await Visitor.on(page);
	for (const path of await own(page, email)) await visit(path, alive);
	// An unread message adds a mark to the menu.
	await ask(page.request, sendMessage, { body: endpointExamples.sendMessage.body });
	await signInAsOwner(page);
	const screens = await workplace(await OwnerApi.signIn(page.request));
	for (const path of screens) await visit(path, waitForScreen);
	await context.close();
	return { pages, code };
}

/** Test with the results of a walk through all pages, which each worker takes once. */
export const test = base.extend<object, { walk: Walk }>({
	walk: [
		async ({ browser }, use) => use(await visitAll(browser)),
		{ scope: 'worker', timeout: 10 * 60_000 },
	],
});

export { expect };
