import type { Import } from '@sumu/contract';
import { deletedResponse, endpointExamples } from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import ExportPage from '../../src/features/admin/transfer/export-screen';
import ImportPage from '../../src/features/admin/transfer/import-screen';
import { browserClient } from '../../src/lib/query/client';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { renderScreen, signIn } from './workplace';

const example = endpointExamples.getImport.response.data;
const [exampleRow] = example.report;
if (!exampleRow) throw new Error('The example has no row');
const ready: Import = {
	...example,
	tables: [],
	report: [
		{ ...exampleRow, title: 'First', status: 'published' },
		{ ...exampleRow, title: 'Second', status: 'draft', reason: 'for members only' },
		{ ...exampleRow, title: 'Reply', status: 'skipped', reason: 'a reply' },
	],
};
const show = (found: Import) => cms.on('getImport', { status: true, data: found });

const cms = setupCms();
beforeEach(() => {
	browserClient().clear();
	signIn();
	cms.on('listImports', endpointExamples.listImports.response);
	cms.on('startImport', endpointExamples.startImport.response);
	cms.on('undoImport', deletedResponse);
});
afterEach(() => {
	alertMixin.close();
	getSession().forget();
});

const openImport = async () => {
	renderScreen(ImportPage);
	await userEvent.click(await screen.findByRole('link', { name: 'medium-export.zip' }));
};

test('the chosen entries of an import are started', async () => {
	show(ready);
	await openImport();
	expect(await screen.findByRole('button', { name: 'Import 2 entries' })).toBeVisible();
	expect(screen.getByText('for members only')).toBeVisible();
	expect(screen.queryByRole('checkbox', { name: 'Import Reply' })).toBeNull();
	await userEvent.click(screen.getByRole('checkbox', { name: 'Import First' }));
	await userEvent.click(screen.getByRole('checkbox', { name: 'Add everything as drafts' }));
	show({ ...ready, state: 'running', progress: { done: 1, total: 1 } });
	await userEvent.click(screen.getByRole('button', { name: 'Import 1 entry' }));
	expect(await screen.findByText('1 of 1 entry added')).toBeVisible();
	const [sent] = cms.asked('startImport');
	expect(sent?.body).toEqual({ only: [1, 2], asDrafts: true, keepAddresses: false });
});

const showForecast = (tables: Import['tables'], ...titles: string[]) =>
	cms.on('forecastImport', {
		status: true,
		data: {
			...ready,
			tables,
			report: titles.map((title) => ({ ...exampleRow, title, status: 'published' as const })),
		},
	});
const typeOf = (file: string) => screen.findByLabelText(`What “${file}” contains`);
const consentField = () => screen.findByLabelText(/How the subscribers agreed/);

test('a spreadsheet lists its rows as soon as its type and columns are chosen', async () => {
	const tables = [{ file: 'people.csv', type: null, columns: ['who'] }];
	show({ ...ready, tables, report: [{ ...exampleRow, title: '', status: 'refused' }] });
	await openImport();
	const start = await screen.findByRole('button', { name: 'Import 0 entries' });
	expect(start).toHaveAttribute('aria-disabled', 'true');
	showForecast(tables, 'ada@example.com', 'bo@example.com');
	await userEvent.selectOptions(await typeOf('people.csv'), 'Subscribers');
	await userEvent.selectOptions(screen.getByLabelText('Column “who”'), 'E-mail');
	await userEvent.type(await consentField(), 'At the fair');
	await userEvent.click(
		await screen.findByRole('checkbox', { name: 'Import ada@example.com', checked: true }),
	);
	await userEvent.click(screen.getByRole('button', { name: 'Import 1 entry' }));
	const read = { 'people.csv': { type: 'subscriber', columns: { who: 'email' } } };
	expect(cms.asked('forecastImport').at(-1)?.body).toMatchObject({ tables: read });
	const [sent] = cms.asked('startImport');
	expect(sent?.body).toMatchObject({ only: [1], tables: read, consent: 'At the fair' });
});

test('another type of a spreadsheet ticks all of its rows again', async () => {
	const tables = [{ file: 'projects.csv', type: 'project' as const, columns: ['name'] }];
	show({ ...ready, tables });
	await openImport();
	await userEvent.click(await screen.findByRole('checkbox', { name: 'Import First' }));
	expect(screen.getByRole('button', { name: 'Import 1 entry' })).toBeVisible();
	expect(cms.asked('forecastImport')).toEqual([]);
	showForecast(tables, 'Read as a service');
	await userEvent.selectOptions(await typeOf('projects.csv'), 'Services');
	expect(
		await screen.findByRole('checkbox', { name: 'Import Read as a service', checked: true }),
	).toBeVisible();
	await userEvent.click(screen.getByRole('button', { name: 'Import 1 entry' }));
	const [sent] = cms.asked('startImport');
	expect(sent?.body).toMatchObject({ tables: { 'projects.csv': { type: 'service' } } });
	expect(sent?.body).not.toHaveProperty('only');
});

test('spreadsheets of several types keep theirs, and subscribers among them ask for a consent', async () => {
	const tables: Import['tables'] = [
		{ file: 'projects.csv', type: 'project', columns: ['name'] },
		{ file: 'subscribers.csv', type: 'subscriber', columns: ['email'] },
	];
	show({ ...ready, tables });
	await openImport();
	showForecast(tables, 'Tea Stall', 'ada@example.com', 'bo@example.com');
	await userEvent.type(await consentField(), 'At the fair');
	await userEvent.click(await screen.findByRole('button', { name: 'Import 3 entries' }));
	const [sent] = cms.asked('startImport');
	expect(sent?.body).toMatchObject({
		consent: 'At the fair',
		tables: { 'projects.csv': { type: 'project' }, 'subscribers.csv': { type: 'subscriber' } },
	});
	expect(cms.asked('forecastImport')).toHaveLength(1);
});

test('rows that cannot be read again are reported, and nothing starts without them', async () => {
	show({ ...ready, tables: [{ file: 'projects.csv', type: 'project', columns: ['name'] }] });
	await openImport();
	cms.refuse('forecastImport', 409);
	await userEvent.selectOptions(await typeOf('projects.csv'), 'Services');
	expect(await screen.findByText('The rows could not be loaded.')).toBeVisible();
	await userEvent.click(screen.getByRole('button', { name: /^Import/ }));
	expect(cms.asked('startImport')).toEqual([]);
});

test('a finished import is undone after a question', async () => {
	show({ ...ready, state: 'done', added: 2 });
	await openImport();
	await userEvent.click(
		await screen.findByRole('button', { name: 'Undo: move 2 entries to the trash' }),
	);
	const question = await screen.findByRole('dialog', { hidden: true });
	await userEvent.click(
		within(question).getByRole('button', { name: 'Undo import', hidden: true }),
	);
	expect(await screen.findByText('1 entry moved to the trash')).toBeInTheDocument();
	expect(cms.asked('undoImport')).toHaveLength(1);
	expect(await screen.findByRole('link', { name: 'medium-export.zip' })).toBeVisible();
	expect(cms.asked('getImport')).toHaveLength(1);
});

test('personal data is exported only if it is chosen', async () => {
	renderScreen(ExportPage);
	expect(screen.getByRole('checkbox', { name: /^Content/ })).toBeChecked();
	const people = screen.getByRole('checkbox', { name: /^Personal data/ });
	expect(people).not.toBeChecked();
	await userEvent.click(people);
	expect(screen.getByText(/Store personal data safely/)).toBeVisible();
});
