import type { Statistics } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import StatisticsRoute from '../../src/features/admin/statistics/statistics-screen';
import { browserClient } from '../../src/lib/query/client';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { renderRoute, renderScreen, signIn } from './workplace';

const { data: example } = endpointExamples.readStatistics.response;
const { data: site } = endpointExamples.getSite.response;
const siteWithout = { ...site, features: { ...site.features, visits: false } };

const statistics: Statistics = {
	...example,
	views: 30,
	visitors: 12,
	previous: { views: 20, visitors: 12 },
	days: [
		{ day: '2026-11-21', views: 10, visitors: 5 },
		{ day: '2026-11-22', views: 20, visitors: 7 },
	],
	pages: Array.from({ length: 12 }, (_, index) => ({ path: `/page-${index}`, views: 20 - index })),
};
const nothing: Statistics = {
	...example,
	views: 0,
	visitors: 0,
	previous: { views: 0, visitors: 0 },
	pages: [],
	referrers: [],
	countries: [],
	devices: [],
	projects: [],
};

const cms = setupCms();
beforeEach(() => {
	browserClient().clear();
	signIn();
	cms.on('readStatistics', toItemResponse(statistics));
});
afterEach(() => {
	alertMixin.close();
	getSession().forget();
});

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the statistics show a period, compared with the one before', async () => {
	renderScreen(StatisticsRoute);
	expect(await screen.findByText('50% more than in the previous 2 days (20)')).toBeVisible();
	expect(screen.getByText('the same as in the previous 2 days')).toBeVisible();
	expect(screen.getByText('2.5')).toBeVisible();
	const days = within(screen.getByRole('table', { name: 'Views by day' }));
	expect(days.getByRole('row', { name: '22 Nov 2026 20 7' })).toBeInTheDocument();
	expect(region('Pages').getAllByRole('listitem')).toHaveLength(10);
	expect(region('Pages').getByText('and 2 more')).toBeVisible();
	expect(region('Countries').getByText('Bangladesh')).toBeVisible();
	expect(region('Devices').getByText('Phones')).toBeVisible();
	expect(region('Where visitors come from').getByText('search.example')).toBeVisible();
	const projects = within(region('Projects').getByRole('table'));
	expect(projects.getByRole('row', { name: 'Hill Tracts Tea 3 1 1' })).toBeVisible();
});

test('another period is read from the server and is part of the address', async () => {
	renderRoute('/sumu/statistics', '/sumu/statistics?days=7', { default: StatisticsRoute });
	const period = await screen.findByRole('combobox', { name: 'Period' });
	expect(period).toHaveDisplayValue('Last 7 days');
	await userEvent.selectOptions(period, 'Last 90 days');
	await waitFor(() => expect(period).toHaveDisplayValue('Last 90 days'));
	await waitFor(() => expect(cms.asked('readStatistics')).toHaveLength(2));
	const lengths = cms
		.asked('readStatistics')
		.map(
			({ query }) => (Date.parse(String(query.to)) - Date.parse(String(query.from))) / 86_400_000,
		);
	expect(lengths).toEqual([6, 89]);
});

test('the statistics are exported as CSV', async () => {
	const files: Blob[] = [];
	URL.createObjectURL = vi.fn((file) => {
		if (file instanceof Blob) files.push(file);
		return 'blob:file';
	});
	URL.revokeObjectURL = vi.fn();
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
	renderScreen(StatisticsRoute);
	await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
	await waitFor(() => expect(files).toHaveLength(1));
	const lines = (await files[0]?.text())?.split('\r\n') ?? [];
	expect(lines[0]).toBe('list,name,views,visitors,shortlisted,enquiries');
	expect(lines).toContain('day,2026-11-22,20,7,,');
	expect(lines.filter((line) => line.startsWith('page,'))).toHaveLength(12);
	expect(lines).toContain('project,Hill Tracts Tea,3,,1,1');
});

test('a period without visits says so', async () => {
	cms.on('readStatistics', toItemResponse(nothing));
	renderScreen(StatisticsRoute);
	expect(await screen.findByText('No visits in this period.')).toBeVisible();
	expect(screen.queryByRole('link', { name: /Count visits/ })).not.toBeInTheDocument();
});

test('while visits are not counted, the screen leads to the setting', async () => {
	cms.on('readStatistics', toItemResponse(nothing));
	const { unmount } = renderScreen(StatisticsRoute, siteWithout);
	expect(await screen.findByText('Visits aren’t counted.')).toBeVisible();
	const setting = screen.getByRole('link', { name: 'Turn on “Count visits”' });
	expect(setting).toHaveAttribute('href', '/sumu/settings/seo#setting-visitStatistics');
	unmount();
	browserClient().clear();
	cms.on('readStatistics', toItemResponse(statistics));
	renderScreen(StatisticsRoute, siteWithout);
	expect(await screen.findByText(/Visits are no longer counted/)).toBeVisible();
	expect(screen.getByRole('region', { name: 'Pages' })).toBeVisible();
});

test('statistics that cannot be loaded can be requested again', async () => {
	cms.refuse('readStatistics', 403, { message: 'Not now', times: 1 });
	renderScreen(StatisticsRoute);
	await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
	expect(await screen.findByRole('region', { name: 'Pages' })).toBeVisible();
});
