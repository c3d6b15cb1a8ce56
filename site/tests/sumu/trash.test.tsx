import { messages, type TrashItem } from '@sumu/contract';
import { deletedResponse, endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import ManageServices from '../../src/features/admin/lists/service-list';
import Trash from '../../src/features/admin/lists/trash-screen';
import { browserClient } from '../../src/lib/query/client';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { renderRoute, renderScreen, signIn } from './workplace';

const item = (name: string, more: Partial<TrashItem> = {}): TrashItem => ({
	_id: name.toLowerCase(),
	kind: 'message',
	title: name,
	deletedAt: '2026-11-20T09:30:00.000Z',
	deletedBy: 'Mira',
	expiresAt: '2026-12-20T09:30:00.000Z',
	...more,
});
const pageOf = (...items: TrashItem[]) => ({
	status: true,
	data: items,
	pagination: [1],
	total: items.length,
});

const cms = setupCms();
beforeEach(() => {
	browserClient().clear();
	signIn();
	cms.on('restoreTrashItem', endpointExamples.restoreTrashItem.response);
	cms.on('deleteTrashItem', deletedResponse);
});
afterEach(() => {
	alertMixin.close();
	getSession().forget();
});
const click = async (name: string) =>
	userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const asked = (name: 'restoreTrashItem' | 'deleteTrashItem') =>
	cms.asked(name).map(({ params }) => params);

test('several items are selected and restored at once', async () => {
	cms.on('listTrash', pageOf(item('Ann'), item('Bob')));
	renderScreen(Trash);
	const [ann] = await screen.findAllByText(/by Mira/);
	expect(ann).toHaveTextContent(/^Message · deleted 20 Nov 2026 by Mira · kept until 20 Dec 2026$/);
	await userEvent.click(screen.getByRole('checkbox', { name: 'Select everything on this page' }));
	cms.on('listTrash', pageOf());
	await click('Restore 2');
	await screen.findByText('2 restored');
	expect(await screen.findByText('The trash is empty.')).toBeVisible();
	expect(asked('restoreTrashItem')).toEqual([
		{ kind: 'message', id: 'ann' },
		{ kind: 'message', id: 'bob' },
	]);
});

test('an entry whose address is taken is restored with a new one, if the owner agrees', async () => {
	cms.on('listTrash', pageOf(item('Tea', { kind: 'blog' })));
	cms.refuse('restoreTrashItem', 409, {
		message: messages.cannotRestore.slug,
		reason: 'slug',
		times: 1,
	});
	renderScreen(Trash);
	await click('Restore Tea');
	await screen.findByText('Restore with a new address?');
	expect(cms.asked('restoreTrashItem')).toHaveLength(1);
	await click('Restore');
	await waitFor(() =>
		expect(cms.asked('restoreTrashItem').map(({ query }) => query)).toEqual([
			{},
			{ rename: 'true' },
		]),
	);
});

test('an item that cannot be restored stays, with the reason', async () => {
	cms.on('listTrash', pageOf(item('ann@example.com', { kind: 'subscriber' })));
	cms.refuse('restoreTrashItem', 409, {
		message: messages.cannotRestore.exists,
		reason: 'exists',
	});
	renderScreen(Trash);
	await click('Restore ann@example.com');
	await screen.findByText(messages.cannotRestore.exists);
	expect(screen.getByText('ann@example.com')).toBeInTheDocument();
});

test('deleting permanently and emptying the trash ask first', async () => {
	cms.on('listTrash', pageOf(item('Ann'), item('Bob')));
	cms.on('emptyTrash', deletedResponse);
	renderRoute('/sumu/trash', '/sumu/trash?kind=message', { default: Trash });
	await click('Delete now: Ann');
	expect(asked('deleteTrashItem')).toEqual([]);
	await click('Delete permanently');
	await waitFor(() => expect(asked('deleteTrashItem')).toEqual([{ kind: 'message', id: 'ann' }]));
	await click('Empty the trash');
	await screen.findByText(/2 items and their history will be deleted permanently/);
	const buttons = screen.getAllByRole('button', { name: 'Empty the trash', hidden: true });
	await userEvent.click(buttons.at(-1) as HTMLElement);
	await waitFor(() =>
		expect(cms.asked('emptyTrash').map(({ query }) => query)).toEqual([{ kind: 'message' }]),
	);
});

test('a deleted row goes to the trash at once, and undo restores it', async () => {
	const service = endpointExamples.getService.response.data;
	const listOf = (...data: (typeof service)[]) => ({
		status: true,
		data,
		pagination: [1],
		total: data.length,
	});
	cms.on('listServices', listOf(service));
	cms.on('deleteService', deletedResponse);
	renderScreen(ManageServices);
	await click(`Delete ${service.servicesHeader}`);
	cms.on('listServices', listOf());
	await click(messages.deletionTexts.confirm);
	await screen.findByText('Service information has been deleted.');
	expect(cms.asked('deleteService').map(({ params }) => params.id)).toEqual([service._id]);
	expect(await screen.findByText('Deleted. You can still undo it.')).toBeVisible();
	cms.on('listServices', listOf(service));
	await click('Undo');
	expect(await screen.findByText(service.servicesHeader)).toBeVisible();
	expect(asked('restoreTrashItem')).toEqual([{ kind: 'service', id: service._id }]);
});
