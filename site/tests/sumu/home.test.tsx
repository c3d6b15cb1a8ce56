import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSession } from '../../src/lib/session';
import Home from '../../src/routes/sumu/profile';
import { setupCms } from '../../src/testing/cms';
import { siteStubWithQueries } from '../../src/testing/site-stub';
import { signIn } from './workplace';

const cms = setupCms();
const { data: overview } = endpointExamples.getOverview.response;
if (!('lastDays' in overview)) throw new Error('The example is not the one of an admin.');

beforeEach(() => void signIn());
afterEach(() => getSession().forget());

const Site = siteStubWithQueries([{ path: '/sumu', Component: Home }]);
const open = (changes: object) => {
	cms.on('isAdmin', { admin: true });
	cms.on('getOverview', toItemResponse({ ...overview, ...changes }));
	render(<Site initialEntries={['/sumu']} />);
};
const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));

test('every item that needs attention is one line with one link', async () => {
	open({ pendingReviews: 3, unreadMessages: 1, backups: 'failed', pictureStorage: 'full' });
	const region = await findRegion('Needs your attention');
	const lines = region.getAllByRole('listitem').map(({ textContent }) => textContent);
	expect(lines).toContain('3 reviews wait for approvalReview');
	expect(lines).toContain('1 unread messageRead');
	expect(lines).toContainEqual(expect.stringMatching(/^The storage for pictures is full/));
	for (const line of region.getAllByRole('listitem'))
		expect(within(line).getAllByRole('link')).toHaveLength(1);
	expect(region.getByRole('link', { name: 'Review' })).toHaveAttribute(
		'href',
		'/sumu/manage-reviews?status=draft',
	);
	expect(region.queryByText('Nothing needs your attention.')).toBeNull();
});

test('drafts and scheduled entries link to their forms', async () => {
	const publishAt = '2026-12-24T09:00:00.000Z';
	const [draft] = overview.unfinished;
	open({
		unfinished: [{ ...draft, _id: 'soon', title: 'Soon', status: 'scheduled', publishAt }, draft],
	});
	const region = await findRegion('Drafts and scheduled');
	const links = region.getAllByRole('link');
	expect(links.map((link) => link.getAttribute('href'))).toEqual([
		'/sumu/blog-update/soon',
		`/sumu/blog-update/${draft?._id}`,
	]);
	expect(links[0]).toHaveTextContent(/Soon.*Scheduled.*24 Dec 2026/);
});

test('the last seven days are counted, with links to their screens', async () => {
	open({ lastDays: { ...overview.lastDays, visitors: 1234 } });
	const region = await findRegion('Last seven days');
	expect(region.getByRole('link', { name: /Visitors/ })).toHaveTextContent('1,234');
	expect(region.getByRole('link', { name: /New messages/ })).toHaveAttribute(
		'href',
		'/sumu/messages',
	);
});
