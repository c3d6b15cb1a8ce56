import { chromium } from '@playwright/test';
import { owner } from '../../../cms/tests/support/server.ts';
import { chromiumOptions } from '../../../e2e/support/chromium.ts';
import { fill, filledId } from '../lists/fill';
import { asOwnerHeaders } from '../lists/owner-headers';
import { measureSlowdown } from '../pages/processor-speed';
import { type Product, withProduct } from '../product/start';
import type { Row, Table } from '../table';
import { measureScreen, openSlowDesk, ROWS_PER_PAGE } from './measure-screen';
import { interactionNames, screens } from './screens';

const ENTRIES = 1000;
const DELETED_MESSAGES = 300;
const TAGS = 150;

async function changeRows(address: string, kind: 'message' | 'blog', body: object) {
	const response = await fetch(`${address}/api/${kind}/bulk`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...(await asOwnerHeaders(address)) },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
	await response.body?.cancel();
}

/** Fills every list, the trash and the tags too. */
async function fillLists({ address, dataDir }: Product) {
	await fill({ DATA_DIR: dataDir }, ENTRIES);
	for (let start = 0; start < DELETED_MESSAGES; start += ROWS_PER_PAGE) {
		const ids = Array.from({ length: ROWS_PER_PAGE }, (_, index) => filledId(start + index));
		await changeRows(address, 'message', { action: 'delete', ids });
	}
	for (let tag = 0; tag < TAGS; tag += 1)
		await changeRows(address, 'blog', {
			action: 'addTag',
			tag: `Tag ${tag}`,
			ids: [filledId(tag)],
		});
}

async function measureProduct(product: Product): Promise<Row[]> {
	await fillLists(product);
	const browser = await chromium.launch(chromiumOptions());
	try {
		const phoneSlowdown = await measureSlowdown(browser);
		console.log(`  The simulated phone is this processor slowed ${phoneSlowdown.toFixed(1)} times`);
		const page = await openSlowDesk(browser, product.address);
		const rows: Row[] = [];
		const wanted = process.env.BENCH_SCREENS?.split(',') ?? [];
		for (const screen of screens)
			if (wanted.length === 0 || wanted.includes(screen.title))
				rows.push(await measureScreen(page, screen));
		return rows;
	} finally {
		await browser.close();
	}
}

/** Measures how long the owner's screens take to answer an input. */
export const interactionTable: Table = {
	name: 'interactions',
	headings: ['Screen of /sumu', ...interactionNames],
	measure() {
		console.log('Interactions with a hundred rows');
		const variables = {
			OWNER_EMAIL: owner.email,
			OWNER_PASSWORD: owner.password,
			AUTH_RATE_LIMIT: '1000000',
			CALL_RATE_LIMIT: '1000000',
		};
		return withProduct(measureProduct, variables);
	},
};
