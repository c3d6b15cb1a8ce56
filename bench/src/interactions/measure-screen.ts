import type { Browser, Page } from '@playwright/test';
import { owner } from '../../../cms/tests/support/server.ts';
import { median } from '../median';
import type { Row } from '../table';
import { broken } from '../violated-rules';
import { measureInteraction, observeInteractions } from './interaction-delay';
import { interactionNames, type Screen } from './screens';

/** Rows of a page of a list, instead of twenty. */
export const ROWS_PER_PAGE = 100;
const ROUNDS = 5;
const SLOWDOWN = 4;
const MAX_DELAY_MS = 200;

/** Opens a page of the owner, whose lists have a hundred rows, with a slow processor. */
export async function openSlowDesk(browser: Browser, baseURL: string): Promise<Page> {
	const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
	await observeInteractions(page);
	await page.route(/\/api\/.*[?&]size=20\b/, (route) =>
		route.continue({ url: route.request().url().replace('size=20', `size=${ROWS_PER_PAGE}`) }),
	);
	await page.goto('/login');
	await page.getByLabel('Email address').fill(owner.email);
	await page.getByLabel('Password', { exact: true }).fill(owner.password);
	await page.getByRole('button', { name: 'Login' }).click();
	await page.waitForURL('/');
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	return page;
}

/** Returns the median delay of each interaction with a screen. */
export async function measureScreen(
	page: Page,
	{ title, path, open, interactions }: Screen,
): Promise<Row> {
	const cells: Row[number][] = [];
	for (const name of interactionNames) {
		const interact = interactions[name];
		if (!interact) {
			cells.push('–');
			continue;
		}
		await page.goto(path, { waitUntil: 'networkidle' });
		await open?.(page);
		const delays: number[] = [];
		for (let round = 0; round < ROUNDS; round += 1)
			delays.push(await measureInteraction(page, () => interact(page, round)));
		const delay = median(delays);
		console.log(`  ${title}, ${name}: ${delays.join(', ')}`);
		if (delay > MAX_DELAY_MS) broken.push(`${title}, ${name}: ${delay} ms`);
		cells.push(delay);
	}
	return [title, ...cells];
}
