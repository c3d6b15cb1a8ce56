import { messages, pageSizes } from '@sumu/contract';
import { toItemResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSession } from '../../src/lib/session';
import { paged, setupCms } from '../../src/testing/cms';
import { site } from '../../src/testing/samples';
import { showContent } from '../../src/testing/show-content';
import { signIn } from '../../src/testing/sign-in';
import { toastMixin } from '../../src/ui/alerts/swal';
import { renderJourney } from './render-journeys';
import { keepCart, projects } from './visitor';

let cart: ReturnType<typeof keepCart>;
const cms = setupCms((cms) => {
	showContent(cms, { projects });
	cart = keepCart(cms);
	cms.on('pageProjects', ({ params }) => paged(projects, params.page, pageSizes.projects));
	cms.on('getSite', toItemResponse({ ...site, readers: 'everyone' }));
});

beforeEach(() => localStorage.clear());
afterEach(() => {
	toastMixin.close();
	getSession().forget();
	localStorage.clear();
});

const bar = () => within(screen.getByRole('banner'));
const bag = (figures: string) => bar().findByRole('link', { name: `View Cart ${figures}` });
/** Waits until the saved items have loaded. */
async function mark(number: number) {
	const button = await screen.findByRole('button', { name: `Add to card: Project ${number}` });
	await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
	return button;
}
const plain = () =>
	cms.on('getSite', toItemResponse({ ...site, readers: 'everyone', wording: 'plain' as const }));

test('a visitor without an account can save projects from cards in this browser', async () => {
	const { unmount } = renderJourney('/projects/page=1');
	await userEvent.click(await mark(1));
	await userEvent.click(await mark(3));
	expect(await mark(1)).toHaveAttribute('aria-pressed', 'true');
	expect(await mark(2)).toHaveAttribute('aria-pressed', 'false');
	expect(await bag('2 items $5.8')).toBeInTheDocument();
	await userEvent.click(await mark(1));
	expect(await bag('1 item $3.9')).toBeInTheDocument();
	unmount();
	renderJourney('/cards/page=1');
	expect(await screen.findByRole('heading', { name: 'Project 3' })).toBeVisible();
	expect(screen.getByText('Saved on this device only.')).toBeVisible();
	expect(screen.getByRole('link', { name: 'Ask about these' })).toHaveAttribute(
		'href',
		'/contact?projects=project-3',
	);
	expect(cms.calls).not.toContain('addCard');
});

test('a visitor without an account can save a project from its page', async () => {
	renderJourney('/project/project-2');
	await userEvent.click(await screen.findByRole('button', { name: messages.addToCard }));
	expect(await screen.findByRole('button', { name: 'In your card' })).toBeVisible();
	expect(await screen.findByText(messages.addedToCard)).toBeVisible();
	expect(await bag('1 item $2.9')).toBeInTheDocument();
});

test('Undo restores a removed project to its position', async () => {
	renderJourney('/projects/page=1');
	await userEvent.click(await mark(1));
	await userEvent.click(await mark(2));
	await userEvent.click(await bag('2 items $4.8'));
	// Not the newest project, which would be first in any case.
	await userEvent.click(await screen.findByRole('button', { name: 'Delete Project 1' }));
	await waitFor(() =>
		expect(screen.queryByRole('heading', { name: 'Project 1' })).not.toBeInTheDocument(),
	);
	await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
	await screen.findByRole('heading', { name: 'Project 1' });
	expect(
		screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
	).toEqual(['Project 2', 'Project 1']);
});

test('Undo restores a cart row to its position in an account too', async () => {
	plain();
	await signIn();
	const { unmount } = renderJourney('/projects/page=1');
	for (const number of [1, 2, 3]) {
		await userEvent.click(await mark(number));
		await waitFor(() => expect(cart.items).toHaveLength(number));
	}
	unmount();
	renderJourney('/card/overview');
	const names = () =>
		screen.getAllByRole('link', { name: /^Project \d$/ }).map((link) => link.textContent);
	await screen.findByRole('link', { name: 'Project 2' });
	expect(names()).toEqual(['Project 3', 'Project 2', 'Project 1']);
	await userEvent.click(screen.getByRole('button', { name: 'Delete Project 2' }));
	await waitFor(() => expect(names()).toEqual(['Project 3', 'Project 1']));
	await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
	await waitFor(() => expect(names()).toEqual(['Project 3', 'Project 2', 'Project 1']));
	await waitFor(() =>
		expect(cart.items.map(({ projectId }) => projectId)).toEqual([
			'project-3',
			'project-2',
			'project-1',
		]),
	);
});

test('the total of a local cart matches its prices in the original wording', async () => {
	renderJourney('/projects/page=1');
	await userEvent.click(await mark(1));
	await userEvent.click(await mark(2));
	await userEvent.click(await bag('2 items $4.8'));
	await userEvent.click(await screen.findByRole('link', { name: 'As a table' }));
	const table = within(await screen.findByRole('table'));
	for (const price of ['$_1.9', '$_2.9']) expect(table.getByText(price)).toBeVisible();
	const sum = within(screen.getByRole('status', { name: 'The cart' }));
	expect(sum.getByText('$4.8')).toBeVisible();
});

test('an empty shortlist explains its purpose', async () => {
	renderJourney('/cards/page=1');
	expect(await screen.findByText(messages.notFound)).toBeVisible();
	expect(screen.getByText(/^Save projects here/)).toBeVisible();
});

test('signing in merges the shortlist into the cart once', async () => {
	renderJourney('/projects/page=1');
	await userEvent.click(await mark(1));
	await userEvent.click(await mark(2));
	await bag('2 items $4.8');
	await signIn();
	expect(await bag('2 items $3')).toBeInTheDocument();
	await waitFor(() =>
		expect(cart.items.map(({ projectId }) => projectId)).toEqual(['project-2', 'project-1']),
	);
	expect(localStorage.getItem('shortlist')).toBeNull();
	expect(cms.asked('addCard')).toHaveLength(2);
});

test('damaged shortlist entries are dropped and valid ones are kept', async () => {
	const { unmount } = renderJourney('/projects/page=1');
	await userEvent.click(await mark(1));
	await bag('1 item $1.9');
	unmount();
	const [line] = JSON.parse(localStorage.getItem('shortlist') ?? '[]');
	const damaged = [null, 'project-1', {}, { ...line, slug: 7 }, { ...line, projectPrice: '1.9' }];
	localStorage.setItem('shortlist', JSON.stringify([...damaged, line]));
	renderJourney('/cards/page=1');
	expect(await screen.findByRole('heading', { name: 'Project 1' })).toBeVisible();
	expect(await bag('1 item $1.9')).toBeInTheDocument();
	expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(1);
});

test('an unparsable shortlist counts as empty', async () => {
	localStorage.setItem('shortlist', '{"length":');
	renderJourney('/cards/page=1');
	expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
	expect(screen.queryByRole('button', { name: /^Delete / })).not.toBeInTheDocument();
});

test('a shortlist that cannot be merged stays in local storage', async () => {
	renderJourney('/projects/page=1');
	await userEvent.click(await mark(1));
	await bag('1 item $1.9');
	cms.refuse('addCard', 500);
	await signIn();
	await waitFor(() => expect(cms.calls).toContain('addCard'));
	expect(await bag('0 items $0')).toBeInTheDocument();
	expect(localStorage.getItem('shortlist')).toContain('project-1');
});

test('in plain wording the header hides an empty shortlist', async () => {
	plain();
	renderJourney('/projects/page=1');
	await mark(1);
	await waitFor(() => expect(getSession().snapshot().status).toBe('signed-out'));
	expect(bar().queryByRole('link', { name: /items/ })).not.toBeInTheDocument();
});

test('in plain wording the overview shows prices with their total and no e-mail address', async () => {
	plain();
	await signIn();
	const { unmount } = renderJourney('/projects/page=1');
	await userEvent.click(await mark(1));
	await userEvent.click(await mark(2));
	await waitFor(() => expect(cart.items).toHaveLength(2));
	unmount();
	renderJourney('/card/overview');
	const table = within(await screen.findByRole('table'));
	expect(
		table.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent),
	).toEqual(['Id', 'Project Name', 'Live Link', 'Price', 'Option']);
	expect(table.queryByText('nadia@example.com')).not.toBeInTheDocument();
	expect(await within(screen.getByRole('main')).findByText('$4.8')).toBeVisible();
	const line = cart.items.find(({ projectId }) => projectId === 'project-1');
	await userEvent.click(table.getByRole('button', { name: 'Delete Project 1' }));
	await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
	await waitFor(() => expect(cart.items).toHaveLength(2));
	expect(cms.asked('addCard').at(-1)?.body).toEqual({
		projectId: 'project-1',
		addedOn: line?.date,
	});
});
