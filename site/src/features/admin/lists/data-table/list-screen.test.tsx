import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { alertMixin } from '../../../../ui/alerts/swal';
import { sumuSystem } from '../../theme/system';
import type { ListConfig, TableAsk } from './list-config';
import { ListScreen } from './list-screen';
import type { OpenRow } from './use-open-row';
import { ROWS_PER_PAGE } from './use-table-state';

interface Pot {
	_id: string;
	name: string;
	glaze: string;
}

const pots = (count: number): Pot[] =>
	Array.from({ length: count }, (_, index) => ({
		_id: `pot-${index + 1}`,
		name: `Pot ${String(index + 1).padStart(2, '0')}`,
		glaze: index % 2 ? 'red' : 'blue',
	}));

/** An in-memory list that searches, sorts and pages like the server. */
function shelf(stock: Pot[], entry = '/pots') {
	const asked: TableAsk<'name'>[] = [];
	const state = {
		stock,
		asked,
		isDown: false,
		kept: new Set<string>(),
		removed: [] as [string, boolean][],
		/** Names whose cells were rendered. */
		rendered: [] as string[],
	};
	const list: ListConfig<Pot, 'name'> = {
		resource: 'projects',
		title: 'Manage Pots',
		one: 'pot',
		plural: 'pots',
		searchHint: 'Search pots',
		sortFields: ['name'],
		sort: 'name',
		entity: 'pot',
		goesWith: 'Their lids go too.',
		nameOf: ({ name }) => name,
		editTo: ({ _id }) => `/pot/${_id}`,
		columns: [
			{ header: 'Name', role: 'main', sort: 'name', cell: ({ name }) => name },
			{
				header: 'Glaze',
				cell({ name, glaze }) {
					state.rendered.push(name);
					return glaze;
				},
			},
		],
		async read(ask) {
			asked.push(ask);
			if (state.isDown) throw new Error('Nobody answers');
			const found = state.stock.filter(({ name }) => name.includes(ask.search));
			const sorted = ask.sort === '-name' ? found.toReversed() : found;
			const start = (ask.page - 1) * ask.size;
			const pages = Math.max(1, Math.ceil(found.length / ask.size));
			return {
				data: sorted.slice(start, start + ask.size),
				pagination: Array.from({ length: pages }, (_, index) => index + 1),
				total: found.length,
			};
		},
		async remove(id, options) {
			state.removed.push([id, options?.keepalive ?? false]);
			if (state.kept.has(id)) throw new Error(`${id} is needed`);
			state.stock = state.stock.filter(({ _id }) => _id !== id);
		},
	};
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const detail = ({ item, previous, next }: OpenRow<Pot>) => (
		<p>{`${previous} ← ${item.name} → ${next}`}</p>
	);
	const Screen = createRoutesStub([
		{ path: '/pots', Component: () => <ListScreen list={list} detail={detail} /> },
	]);
	render(
		<ChakraProvider value={sumuSystem}>
			<QueryClientProvider client={client}>
				<Screen initialEntries={[entry]} />
			</QueryClientProvider>
		</ChakraProvider>,
	);
	return state;
}

// `alertMixin` keeps its state even after the document is cleared.
afterEach(() => alertMixin.close());

/** Names of the visible rows, including those behind a dialog. */
const shownNames = () =>
	screen
		.queryAllByRole('row', { hidden: true })
		.flatMap((row) => /Pot \d\d/.exec(row.textContent ?? '') ?? []);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const response = async (name: string) =>
	userEvent.click(await screen.findByRole('button', { name, hidden: false }));

test('paging, sorting and search run on the server', async () => {
	const { asked } = shelf(pots(25));
	await screen.findByText('Pot 01');
	expect(shownNames()).toHaveLength(ROWS_PER_PAGE);
	expect(screen.getByText('25 pots')).toBeVisible();

	await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
	await screen.findByText('Pot 25');

	await press('Name');
	await waitFor(() => expect(shownNames()[0]).toBe('Pot 25'));
	expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
		'aria-sort',
		'descending',
	);

	await userEvent.type(screen.getByRole('searchbox'), 'Pot 1');
	await screen.findByText('10 pots');
	expect(asked.at(-1)).toMatchObject({ page: 1, search: 'Pot 1', sort: '-name' });
});

test('an open row that is no longer listed stays between its neighbours until a new search', async () => {
	const state = shelf(pots(5), '/pots?open=pot-3');
	await screen.findByText('?open=pot-2 ← Pot 03 → ?open=pot-4');
	state.stock = state.stock.filter(({ _id }) => _id === 'pot-1' || _id === 'pot-5');
	act(() => window.dispatchEvent(new Event('visibilitychange')));
	await screen.findByText('?open=pot-1 ← Pot 03 → ?open=pot-5');
	await userEvent.type(screen.getByRole('searchbox'), 'Pot');
	await waitFor(() => expect(screen.queryByText(/Pot 03/)).not.toBeInTheDocument());
	expect(shownNames()).toEqual(['Pot 01', 'Pot 05']);
});

test('ticking one row or all renders no row again', async () => {
	const state = shelf(pots(3));
	await screen.findByText('Pot 01');
	state.rendered.length = 0;
	const tick = (name: string) => screen.getByRole('checkbox', { name });
	await userEvent.click(tick('Select Pot 01'));
	expect(tick('Select Pot 01')).toBeChecked();
	expect(tick('Select Pot 02')).not.toBeChecked();
	await userEvent.click(tick('Select all pots on this page'));
	expect(tick('Select Pot 02')).toBeChecked();
	expect(screen.getByRole('button', { name: 'Delete 3' })).toBeVisible();
	await userEvent.click(tick('Select all pots on this page'));
	expect(screen.queryByRole('button', { name: /^Delete \d/ })).not.toBeInTheDocument();
	expect(state.rendered).toEqual([]);
});

test('confirmed rows disappear at once and are deleted when the alert closes', async () => {
	const state = shelf(pots(4));
	await screen.findByText('Pot 01');
	await userEvent.click(screen.getByRole('checkbox', { name: 'Select Pot 01' }));
	await userEvent.click(screen.getByRole('checkbox', { name: 'Select Pot 03' }));
	await press('Delete 2');
	await screen.findByText('You are sure to delete pot information');
	const named = within(screen.getByRole('list', { name: 'To be deleted' }));
	expect(named.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
		'– Pot 01',
		'– Pot 03',
	]);
	expect(screen.getByText('Their lids go too.')).toBeInTheDocument();
	await response('Yes, delete it !');
	await screen.findByText('Pot information has been deleted.');
	await waitFor(() => expect(shownNames()).toEqual(['Pot 02', 'Pot 04']));
	expect(state.stock).toHaveLength(4);
	await response('OK');
	await waitFor(() => expect(state.stock).toHaveLength(2));
	expect(shownNames()).toEqual(['Pot 02', 'Pot 04']);
	expect(screen.queryByRole('button', { name: /^Delete \d/ })).not.toBeInTheDocument();
});

test('a row that could not be deleted comes back with the reason', async () => {
	const state = shelf(pots(2));
	state.kept.add('pot-2');
	await screen.findByText('Pot 01');
	await userEvent.click(screen.getByRole('checkbox', { name: 'Select all pots on this page' }));
	await press('Delete 2');
	await response('Yes, delete it !');
	await response('OK');
	await screen.findByText('pot-2 is needed');
	await response('OK');
	await waitFor(() => expect(shownNames()).toEqual(['Pot 02']));
});

test('undo restores the row without a delete request', async () => {
	const state = shelf(pots(2));
	await screen.findByText('Pot 01');
	await press('Delete Pot 01');
	await response('Yes, delete it !');
	await waitFor(() => expect(shownNames()).toEqual(['Pot 02']));
	await response('Undo');
	await waitFor(() => expect(shownNames()).toEqual(['Pot 01', 'Pot 02']));
	expect(state.removed).toEqual([]);
});

test('a deletion is sent after ten seconds without undo', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	try {
		const state = shelf(pots(2));
		await screen.findByText('Pot 01');
		await userEvent
			.setup({ delay: null })
			.click(screen.getByRole('button', { name: 'Delete Pot 01' }));
		await response('Yes, delete it !');
		await screen.findByText('Pot information has been deleted.');
		await vi.advanceTimersByTimeAsync(9_000);
		expect(state.removed).toEqual([]);
		await vi.advanceTimersByTimeAsync(1_500);
		await waitFor(() => expect(state.removed).toEqual([['pot-1', false]]));
	} finally {
		vi.useRealTimers();
	}
});

test('leaving the page sends a pending deletion once', async () => {
	const state = shelf(pots(2));
	await screen.findByText('Pot 01');
	await press('Delete Pot 01');
	await response('Yes, delete it !');
	await screen.findByText('Pot information has been deleted.');
	dispatchEvent(new Event('pagehide'));
	expect(state.removed).toEqual([['pot-1', true]]);
	await response('OK');
	await waitFor(() => expect(shownNames()).toEqual(['Pot 02']));
	expect(state.removed).toHaveLength(1);
});

test('a cancelled deletion deletes nothing', async () => {
	const state = shelf(pots(1));
	await screen.findByText('Pot 01');
	await press('Delete Pot 01');
	await response('Cancel');
	await screen.findByText('Delete Cancel');
	await response('OK');
	expect(state.stock).toHaveLength(1);
	expect(shownNames()).toEqual(['Pot 01']);
});

test('a list that fails to load offers a retry; an empty result says so', async () => {
	const state = shelf(pots(1));
	state.isDown = true;
	await userEvent.type(await screen.findByRole('searchbox'), 'None');
	const alert = await screen.findByRole('alert');
	expect(alert).toHaveTextContent('pots could not be loaded.');
	state.isDown = false;
	await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
	await screen.findByText('No Data Found');
	expect(screen.getByText('No results for “None”.')).toBeVisible();
});
