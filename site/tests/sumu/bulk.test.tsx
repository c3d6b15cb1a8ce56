import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as manageBlogs from '../../src/features/admin/lists/blog-list';
import { setupCms } from '../../src/testing/cms';
import { alertMixin, undoMixin } from '../../src/ui/alerts/swal';
import { renderRoute, signIn } from './workplace';

const { data: post } = endpointExamples.getBlog.response;
const total = 130;
const rows = Array.from({ length: total }, (_, index) => ({
	...post,
	_id: `p${index}`,
	topic: `Post ${index}`,
	status: 'draft' as const,
	publishAt: null,
	shown: false,
}));

function pageOf(query: Readonly<Record<string, unknown>>) {
	const [page, size] = [Number(query.page), Number(query.size ?? 20)];
	const pageCount = Math.ceil(total / size);
	return {
		status: true,
		data: rows.slice((page - 1) * size, page * size),
		pagination: Array.from({ length: pageCount }, (_, index) => index + 1),
		total,
	};
}

const cms = setupCms((api) => {
	api.on('listBlogs', ({ query }) => pageOf(query));
	api.on('listTags', { status: true, data: [], pagination: [1] });
	api.on('changeInBulk', ({ body }) => ({
		acknowledged: true,
		data: { done: body.ids?.length ?? 0, failed: [] },
	}));
});

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
	signIn();
});
afterEach(() => {
	alertMixin.close();
	undoMixin(false).close();
});

async function openList(query = '') {
	renderRoute('/sumu/manage-blogs', `/sumu/manage-blogs${query}`, manageBlogs);
	await screen.findByRole('table');
}
const tick = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = () => cms.asked('changeInBulk').map(({ body }) => body);

test('a range is selected with Shift, and published in one request', async () => {
	await openList();
	await userEvent.click(tick('Select Post 2'));
	const user = userEvent.setup();
	await user.keyboard('{Shift>}');
	await user.click(tick('Select Post 5'));
	await user.keyboard('{/Shift}');
	expect(screen.getByText('4 selected')).toBeVisible();
	await press('Publish');
	await waitFor(() =>
		expect(bodies()).toEqual([{ action: 'publish', ids: ['p2', 'p3', 'p4', 'p5'] }]),
	);
	await press('Undo');
	await waitFor(() =>
		expect(bodies()[1]).toEqual({ action: 'unpublish', ids: ['p2', 'p3', 'p4', 'p5'] }),
	);
});

test('all that match are selected, and a hundred are sent in one request', async () => {
	await openList('?search=Post');
	await userEvent.click(tick('Select all posts on this page'));
	await press(`Select all ${total} posts`);
	expect(screen.getByText(`${total} selected`)).toBeVisible();
	await userEvent.click(screen.getByRole('button', { name: 'Change…' }));
	// The arrow keys of a select box would have chosen the first action at once.
	expect(screen.getByRole('button', { name: 'Add a tag' })).toHaveFocus();
	await userEvent.keyboard('{Enter}');
	let sendSecondPage = () => {};
	const secondPage = new Promise<void>((resolve) => {
		sendSecondPage = resolve;
	});
	cms.on('listBlogs', async ({ query }) => {
		if (Number(query.page) > 1) await secondPage;
		return pageOf(query);
	});
	await userEvent.type(screen.getByLabelText('Tag to add'), 'CSS{Enter}');
	expect(await screen.findByText(`Reading 100 of ${total}`)).toBeVisible();
	expect(bodies()).toEqual([]);
	sendSecondPage();
	await waitFor(() => expect(bodies().map((body) => body?.ids?.length)).toEqual([100, 30]));
	expect(bodies()[0]).toMatchObject({ action: 'addTag', tag: 'CSS' });
});

test('rows that were refused are listed with the reason', async () => {
	cms.on('changeInBulk', {
		acknowledged: true,
		data: { done: 1, failed: [{ _id: 'p1', message: 'Before it can be published, fill in' }] },
	});
	await openList();
	await userEvent.click(tick('Select Post 0'));
	await userEvent.click(tick('Select Post 1'));
	await press('Publish');
	const alert = within(await screen.findByText('One was not changed').then(closestAlert));
	expect(alert.getByText('Post 1')).toBeVisible();
	expect(alert.getByText(/Before it can be published/)).toBeVisible();
	await userEvent.click(alert.getByRole('button', { name: 'Dismiss' }));
	expect(screen.queryByText('One was not changed')).not.toBeInTheDocument();
});
const closestAlert = (element: HTMLElement) =>
	element.closest<HTMLElement>('[role=alert]') ?? element;

test('filters are in the address, and the request has them', async () => {
	await openList('?tag=CSS&filters[date][$lte]=2026-01-31');
	const { searchParams } = new URL(cms.asked('listBlogs').at(-1)?.url ?? '', 'http://cms');
	expect(Object.fromEntries(searchParams)).toMatchObject({
		tag: 'CSS',
		'filters[date][$lte]': '2026-01-31T23:59:59.999Z',
	});
	expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
	expect(screen.getByLabelText('Date to')).toHaveValue('2026-01-31');
	await press('Clear filters');
	await waitFor(() => expect(cms.asked('listBlogs').at(-1)?.query).not.toHaveProperty('tag'));
});

test('a click on a row opens its form', async () => {
	await openList();
	await userEvent.click(screen.getByRole('link', { name: 'Post 4' }).closest('tr') as HTMLElement);
	await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
});
