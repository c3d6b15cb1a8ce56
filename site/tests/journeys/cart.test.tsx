import { messages } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { showContent } from '../../src/testing/show-content';
import { signIn } from '../../src/testing/sign-in';
import { alertMixin } from '../../src/ui/alerts/swal';
import { renderJourney } from './render-journeys';
import { keepCart, post, projects } from './visitor';

let cart: ReturnType<typeof keepCart>;
const cms = setupCms((cms) => {
	showContent(cms, { projects, posts: [post] });
	cart = keepCart(cms);
});

beforeEach(() => void signIn());
afterEach(() => {
	alertMixin.close();
	getSession().forget();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const addable = () => button(messages.addToCard);
const bag = (figures: string) => screen.findByRole('link', { name: `View Cart ${figures}` });

/** Adds items to the cart on the server. */
function fill(count: number) {
	for (let number = 1; number <= count; number += 1) {
		cart.items.push({
			...endpointExamples.addCard.response.data,
			_id: `card-${number}`,
			projectId: `p${number}`,
			projectsName: `Cart ${number}`,
			date: `2023-10-02T03:30:${String(60 - number).padStart(2, '0')}.000Z`,
		});
	}
}

test('an added project updates the button, the toast and the cart count at once', async () => {
	renderJourney('/project/project-1');
	await userEvent.click(await addable());
	expect(await button('In your card')).toBeVisible();
	expect(await screen.findByText(messages.addedToCard)).toBeVisible();
	expect(await bag('1 item $1')).toBeInTheDocument();
	expect(cart.items.map(({ projectId }) => projectId)).toEqual(['project-1']);
});

test('a failed add is undone and reported, and can be retried', async () => {
	cms.refuse('addCard', 500, { times: 1 });
	renderJourney('/project/project-2');
	await userEvent.click(await addable());
	expect(await screen.findByText(/couldn’t be added/)).toBeVisible();
	expect(await bag('0 items $0')).toBeInTheDocument();
	await userEvent.click(await addable());
	expect(await button('In your card')).toBeVisible();
	expect(screen.queryByText(/couldn’t be added/)).not.toBeInTheDocument();
	expect(await bag('1 item $2')).toBeInTheDocument();
});

test('the overview lists the cart and deletes an item after confirmation', async () => {
	fill(2);
	renderJourney('/card/overview');
	const table = within(await screen.findByRole('table', { name: 'Card Overview' }));
	expect(
		table.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent),
	).toEqual(['Id', 'Project Name', 'user email', 'Live Link', 'Option']);
	expect(table.getAllByText('nadia@example.com')).toHaveLength(2);
	await userEvent.click(table.getByRole('button', { name: 'Delete Cart 1' }));
	await screen.findByText('You are sure to delete project information');
	await userEvent.click(await button(messages.deletionTexts.confirm));
	await screen.findByText('Deleted!');
	await waitFor(() => expect(table.queryByText('Cart 1')).not.toBeInTheDocument());
	expect(cart.items.map(({ projectsName }) => projectsName)).toEqual(['Cart 2']);
});

test('a failed deletion restores the row and shows an error', async () => {
	fill(2);
	cms.refuse('deleteCard', 500, { times: 1 });
	renderJourney('/card/overview');
	await userEvent.click(await button('Delete Cart 1'));
	await userEvent.click(await button(messages.deletionTexts.confirm));
	await screen.findByText('It couldn’t be deleted');
	await userEvent.click(await button('OK'));
	await waitFor(() =>
		expect(
			screen
				.getAllByRole('button', { name: /^Delete Cart/ })
				.map((node) => node.getAttribute('aria-label')),
		).toEqual(['Delete Cart 1', 'Delete Cart 2']),
	);
});

test.each([
	'/card/overview',
	'/cards/page=1',
	'/cards/1',
])('%s shows a message for an empty cart', async (path) => {
	renderJourney(path);
	expect(await screen.findByText(messages.notFound)).toBeVisible();
	expect(screen.getByRole('link', { name: 'Browse the projects' })).toBeVisible();
});

test('favourites are paged, and the contact link includes the whole cart', async () => {
	fill(10);
	renderJourney('/cards/page=2');
	expect(await screen.findByRole('heading', { name: 'Cart 10' })).toBeVisible();
	expect(screen.getAllByRole('article')).toHaveLength(1);
	expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
	const contact = screen.getByRole('link', { name: 'Ask about these' });
	const { searchParams } = new URL(contact.getAttribute('href') ?? '', 'http://localhost');
	expect(searchParams.get('projects')?.split(',')).toHaveLength(10);
});

test('a favourites page beyond the last one is not found', async () => {
	renderJourney('/cards/page=7');
	expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound);
});

test.each([
	'/project/project-1',
	'/blog/post-1',
	'/card/overview',
	'/cards/page=1',
])('%s redirects a signed-out visitor to the login page', async (path) => {
	getSession().forget();
	renderJourney(path);
	expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});
