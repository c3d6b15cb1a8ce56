import { chromium } from '@playwright/test';
import { owner } from '../../../cms/tests/support/server.ts';
import { chromiumOptions } from '../../../e2e/support/chromium.ts';
import { measureSlowdown } from '../pages/processor-speed';
import { type Product, withProduct } from '../product/start';
import type { Row, Table } from '../table';
import { fillLists } from './fill-lists';
import { measureScreen, openSlowDesk } from './measure-screen';
import { interactionNames, screens } from './screens';

async function measureProduct(product: Product): Promise<Row[]> {
	await fillLists(product);
	const browser = await chromium.launch(chromiumOptions());
	try {
		const phoneSlowdown = await measureSlowdown(browser);
		console.log(`  The simulated phone is this processor slowed ${phoneSlowdown.toFixed(1)} times`);
		const page = await openSlowDesk(browser, product.address);
		const rows: Row[] = [];
		const wanted = process.env.BENCH_SCREENS?.split(';') ?? [];
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
