import { chromium } from '@playwright/test';
import { freePort } from '../../../cms/tests/support/free-port.ts';
import { chromiumOptions } from '../../../e2e/support/chromium.ts';
import { publicPages } from '../product/public-pages';
import { withProduct } from '../product/start';
import type { Row, Table } from '../table';
import { audit } from './audit';

async function auditPages(address: string): Promise<readonly Row[]> {
	const port = await freePort();
	const browser = await chromium.launch(chromiumOptions(`--remote-debugging-port=${port}`));
	try {
		const rows: Row[] = [];
		for (const page of await publicPages(address)) {
			const { scores, machine } = await audit(address, page, port);
			console.log(
				`  ${page.title}: ${scores.flatMap(({ lost }) => lost).join(', ') || 'all full'}`,
			);
			rows.push([page.title, ...scores.map(({ points }) => points), machine]);
		}
		return rows;
	} finally {
		await browser.close();
	}
}

export const lighthouseTable: Table = {
	name: 'lighthouse',
	headings: ['Page', 'performance', 'accessibility', 'best practices', 'SEO', 'machine'],
	measure() {
		console.log('Lighthouse; what costs a page points');
		return withProduct(({ address }) => auditPages(address));
	},
};
