import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { entryPaths } from '../../src/config/sumu-paths';
import Order from '../../src/features/admin/order/order-screen';
import { setupCms } from '../../src/testing/cms';
import { renderRoute, signIn } from './workplace';

const { response } = endpointExamples.listProjects;
const [listed] = response.data;
let stored: string[];

const cms = setupCms((cms) => {
	stored = ['A', 'B', 'C'];
	cms.on('listProjects', () => ({
		...response,
		data: stored.flatMap((name) => (listed ? [{ ...listed, _id: name, projectsName: name }] : [])),
		total: stored.length,
	}));
	cms.on('orderProjects', ({ body }) => {
		if ('ids' in body) stored = body.ids;
		else {
			const others = stored.filter((id) => id !== body.move);
			const target = 'position' in body ? body.position - 1 : undefined;
			const before = 'before' in body ? others.indexOf(body.before) : undefined;
			const after = 'after' in body ? others.indexOf(body.after) + 1 : undefined;
			stored = others.toSpliced(target ?? before ?? after ?? 0, 0, body.move);
		}
		return endpointExamples.orderProjects.response;
	});
});

beforeEach(() => void signIn());

const address = entryPaths.project.order.at();
const openOrder = () => renderRoute(address, address, { default: Order });

const rows = () =>
	screen
		.getAllByRole('button', { name: /^Move . down$/ })
		.map((button) => button.getAttribute('aria-label')?.split(' ')[1]);
const down = (name: string) =>
	userEvent.click(screen.getByRole('button', { name: `Move ${name} down` }));

test('a row moved while another move is being saved keeps its position', async () => {
	let release = cms.hold('orderProjects');
	openOrder();
	await screen.findByRole('button', { name: 'Move A down' });
	await down('A');
	await waitFor(() => expect(cms.asked('orderProjects')).toHaveLength(1));
	await down('A');
	expect(rows()).toEqual(['B', 'C', 'A']);
	const first = release;
	release = cms.hold('orderProjects');
	first();
	await waitFor(() => expect(cms.asked('orderProjects')).toHaveLength(2));
	expect(rows()).toEqual(['B', 'C', 'A']);
	release();
	await screen.findByText('Saved.');
	await waitFor(() => expect(cms.asked('listProjects')).toHaveLength(2));
	expect(rows()).toEqual(['B', 'C', 'A']);
});

test('a row moves to a position by its number, and to an end or by one place by its menu', async () => {
	openOrder();
	const position = await screen.findByRole('textbox', { name: 'Position of A' });
	await userEvent.type(position, '3{Enter}');
	await waitFor(() => expect(rows()).toEqual(['B', 'C', 'A']));
	await userEvent.click(screen.getByRole('button', { name: 'More actions for C' }));
	await userEvent.click(screen.getByRole('menuitem', { name: 'Move C to top' }));
	await waitFor(() => expect(rows()).toEqual(['C', 'B', 'A']));
	await userEvent.click(screen.getByRole('button', { name: 'More actions for C' }));
	expect(screen.queryByRole('menuitem', { name: 'Move C up' })).toBeNull();
	await userEvent.click(screen.getByRole('menuitem', { name: 'Move C down' }));
	await waitFor(() => expect(rows()).toEqual(['B', 'C', 'A']));
	await screen.findByText('Saved.');
	expect(cms.asked('orderProjects').map(({ body }) => body)).toEqual([
		{ move: 'A', position: 3 },
		{ move: 'C', position: 1 },
		{ move: 'C', position: 2 },
	]);
});

test('a long list is searched, and only the rows near the screen are rendered', async () => {
	stored = Array.from({ length: 250 }, (_, index) => `Entry ${index + 1}`);
	cms.on('listProjects', ({ query }) => {
		const [page, size] = [Number(query.page), query.size];
		const names = stored.slice((page - 1) * size, page * size);
		return {
			...response,
			data: names.flatMap((name) =>
				listed ? [{ ...listed, _id: name, projectsName: name, shown: name !== 'Entry 7' }] : [],
			),
			pagination: [1, 2, 3],
			total: stored.length,
		};
	});
	openOrder();
	await screen.findByRole('textbox', { name: 'Position of Entry 1' });
	expect(screen.queryByRole('textbox', { name: 'Position of Entry 249' })).not.toBeInTheDocument();
	await userEvent.type(screen.getByRole('searchbox'), 'entry 249');
	expect(await screen.findByRole('textbox', { name: 'Position of Entry 249' })).toHaveValue('248');
});
