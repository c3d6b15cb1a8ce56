import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { entryPaths } from '../../src/config/sumu-paths';
import Order from '../../src/routes/sumu/order';
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
		stored = 'ids' in body ? body.ids : [];
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
