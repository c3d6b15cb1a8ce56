import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddService } from '../../src/features/admin/forms/service-form';
import * as manageBlogs from '../../src/features/admin/lists/blog-list';
import ManageServices from '../../src/features/admin/lists/service-list';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { renderRoute, renderScreen, signIn } from './workplace';

const { data: post } = endpointExamples.getBlog.response;
const publishAt = '2036-11-28T03:30:00.000Z';
const rows = [
	{ ...post, _id: 'd', topic: 'Half done', status: 'draft', publishAt: null, shown: false },
	{ ...post, _id: 'p', topic: 'Public', status: 'published', publishAt: null, shown: true },
	{ ...post, _id: 'm', topic: 'Newer', status: 'modified', publishAt: null, shown: true },
	{ ...post, _id: 's', topic: 'On Friday', status: 'scheduled', publishAt, shown: false },
] as const;

const cms = setupCms((api) =>
	api.on('listBlogs', ({ query }) => {
		const data = rows.filter(({ status }) => !query.status || status === query.status);
		return { status: true, data, pagination: [1], total: data.length };
	}),
);

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
	signIn();
});
afterEach(() => alertMixin.close());

async function openList(query = '') {
	renderRoute('/sumu/manage-blogs', `/sumu/manage-blogs${query}`, manageBlogs);
	await screen.findByRole('table');
}
const rowOf = (topic: string) => {
	const row = screen.getByRole('link', { name: topic }).closest('tr');
	if (!row) throw new Error(`No row of ${topic}`);
	return within(row);
};
const keep = (name: string, topic: string) =>
	localStorage.setItem(`draft:${name}`, JSON.stringify({ savedAt: 1, values: { topic } }));

test('each row shows its status, and its name links to its form', async () => {
	await openList();
	for (const [topic, state] of [
		['Half done', 'Draft'],
		['Public', 'Published'],
		['Newer', 'Modified'],
		['On Friday', 'Scheduled'],
	] as const)
		expect(rowOf(topic).getByText(state)).toBeVisible();
	expect(rowOf('On Friday').getByText('28 Nov 2036, 09:30')).toBeVisible();
	expect(screen.getByRole('link', { name: 'Public' })).toHaveAttribute(
		'href',
		'/sumu/blog-update/p',
	);
});

test('only published entries link to their public page', async () => {
	await openList();
	const views = screen.getAllByRole('link', { name: /^View .* on site$/ });
	expect(views.map((link) => link.getAttribute('href'))).toEqual(['/blog/p', '/blog/m']);
});

test('the status filter starts from the address and can be changed and reset', async () => {
	await openList('?status=draft');
	expect(screen.getByLabelText('Status')).toHaveValue('draft');
	expect(screen.queryByText('Public')).not.toBeInTheDocument();
	await userEvent.selectOptions(screen.getByLabelText('Status'), 'Modified');
	await screen.findByText('Newer');
	expect(cms.asked('listBlogs').map(({ query }) => query?.status)).toEqual(['draft', 'modified']);
	cms.on('listBlogs', { status: true, data: [], pagination: [1], total: 0 });
	await userEvent.selectOptions(screen.getByLabelText('Status'), 'Scheduled');
	expect(await screen.findByText('No scheduled posts.')).toBeVisible();
	await userEvent.click(screen.getByRole('button', { name: 'Show all posts' }));
	await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue(''));
});

test('unsaved entries in this browser can be opened or discarded from the list', async () => {
	keep('blog', 'Half a thought');
	keep('blog+2', 'Another thought');
	keep('blog~aside', 'Set aside');
	keep('project', 'Of another kind');
	keep('blog-m', 'Newer still');
	await openList();
	const waiting = within(screen.getByRole('region', { name: 'Unsaved drafts in this browser' }));
	expect(waiting.getAllByRole('listitem')).toHaveLength(2);
	expect(waiting.getByRole('link', { name: 'Continue: Half a thought' })).toHaveAttribute(
		'href',
		'/sumu/add-blog',
	);
	expect(waiting.getByRole('link', { name: 'Continue: Another thought' })).toHaveAttribute(
		'href',
		'/sumu/add-blog?draft=2',
	);
	expect(rowOf('Newer').getByText('Unsaved changes here')).toBeVisible();
	expect(screen.getAllByText('Unsaved changes here')).toHaveLength(1);
	await userEvent.click(waiting.getByRole('button', { name: 'Discard: Half a thought' }));
	const question = within(await screen.findByRole('dialog', { name: 'Discard these changes?' }));
	await userEvent.click(question.getByRole('button', { name: 'Discard' }));
	await waitFor(() => expect(waiting.queryByText(/Half a thought/)).not.toBeInTheDocument());
	expect(localStorage.getItem('draft:blog')).toBeNull();
	expect(localStorage.getItem('draft:blog+2')).not.toBeNull();
});

test('several new entries can be in progress at once', async () => {
	const name = () => screen.getByLabelText('Service name');
	const first = renderScreen(AddService);
	await userEvent.type(name(), 'Weaving');
	first.unmount();
	const again = renderScreen(AddService);
	expect(name()).toHaveDisplayValue('Weaving');
	const another = screen.getByRole('link', { name: 'Start a new one' }).getAttribute('href') ?? '';
	again.unmount();
	const route = { default: AddService };
	const second = renderRoute('/sumu/upload-service', another, route);
	expect(name()).toHaveDisplayValue('');
	expect(screen.getByRole('link', { name: 'Continue: Weaving' })).toBeVisible();
	await userEvent.type(name(), 'Dyeing');
	second.unmount();
	renderScreen(ManageServices);
	expect(await screen.findByRole('link', { name: 'Continue: Weaving' })).toBeVisible();
	const go = screen.getByRole('link', { name: 'Continue: Dyeing' });
	expect(go).toHaveAttribute('href', another);
});
