import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { freePort } from '../../../cms/tests/support/free-port.ts';
import { chromiumOptions } from '../../../e2e/support/chromium.ts';
import { publicPages } from '../product/public-pages';
import { withProduct } from '../product/start';
import type { Row, Table } from '../table';
import { middle, run } from './audit';

/**
 * Lighthouse's `docs/variability.md` recommends five runs, because other load on the machine distorts a single one.
 */
const rounds = 5;

async function auditPages(address: string): Promise<readonly Row[]> {
	const port = await freePort();
	const browser = await chromium.launch(chromiumOptions(`--remote-debugging-port=${port}`));
	try {
		const audits = (await publicPages(address)).map((page) => {
			const results: Result[] = [];
			return { page, results };
		});
		// Rounds visit every page in turn, so a slow spell of the machine affects one run per page instead of all
		// of them.
		for (let round = 1; round <= rounds; round++) {
			for (const { page, results } of audits) results.push(await run(address, page, port));
			console.log(`  round ${round} of ${rounds}`);
		}
		return audits.map(({ page, results }): Row => {
			const { scores, machine } = middle(results);
			console.log(
				`  ${page.title}: ${scores.flatMap(({ lost }) => lost).join(', ') || 'all full'}`,
			);
			return [page.title, ...scores.map(({ points }) => points), machine];
		});
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
