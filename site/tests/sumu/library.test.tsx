import type { LibraryPicture } from '@sumu/contract';
import {
	deletedResponse,
	endpointExamples,
	toChangedResponse,
	toItemResponse,
} from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Images from '../../src/features/admin/lists/images-screen';
import { browserClient } from '../../src/lib/query/client';
import { getSession } from '../../src/lib/session';
import * as updateProject from '../../src/routes/sumu/project-form';
import { setupCms } from '../../src/testing/cms';
import { projectSample } from '../../src/testing/samples';
import { alertMixin } from '../../src/ui/alerts/swal';
import { published } from './updates';
import { renderRoute, renderScreen, signIn } from './workplace';

const [sample] = endpointExamples.listImages.response.data;
const picture = (name: string, more: Partial<LibraryPicture> = {}): LibraryPicture => ({
	...(sample as LibraryPicture),
	_id: name,
	name,
	url: `/uploads/${name}`,
	formats: [],
	...more,
});
const pageOf = (...data: LibraryPicture[]) => ({
	status: true,
	data,
	pagination: [1],
	total: data.length,
	folders: [{ folder: 'Clients/Tea', count: 1 }],
});

const cms = setupCms();
beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
	browserClient().clear();
	signIn();
	cms.on('listImages', pageOf(picture('boat.webp'), picture('loom.webp', { usedBy: [] })));
});
afterEach(() => {
	alertMixin.close();
	getSession().forget();
});
const click = async (name: string | RegExp) =>
	userEvent.click(await screen.findByRole('button', { name, hidden: true }));

test('a picture’s texts and folder are changed', async () => {
	cms.on('updateImage', toChangedResponse(picture('boat.webp')));
	renderScreen(Images);
	await click(/^boat.webp/);
	const panel = within(await screen.findByRole('dialog', { name: 'boat.webp' }));
	expect(panel.getByRole('link', { name: 'Project: Shapla Tea House' })).toHaveAttribute(
		'href',
		expect.stringMatching(/^\/sumu\/project-update\//),
	);
	const caption = panel.getByLabelText('Caption');
	await userEvent.clear(caption);
	await userEvent.type(caption, 'At dawn');
	await userEvent.click(panel.getByRole('button', { name: 'Save' }));
	await waitFor(() => expect(cms.asked('updateImage')).toHaveLength(1));
	expect(cms.asked('updateImage')[0]).toMatchObject({
		params: { id: 'boat.webp' },
		body: { caption: 'At dawn', folder: 'Clients/Tea' },
	});
});

test('a picture in use is deleted after a warning', async () => {
	cms.on('deleteImage', deletedResponse);
	renderScreen(Images);
	await click(/^boat.webp/);
	await click('Delete');
	await screen.findByText('Delete a picture that is in use?');
	const confirmButtons = await screen.findAllByRole('button', { name: 'Delete', hidden: true });
	await userEvent.click(confirmButtons.at(-1) as HTMLElement);
	await waitFor(() => expect(cms.asked('deleteImage')).toHaveLength(1));
	expect(cms.asked('deleteImage')[0]).toMatchObject({ query: { force: 'true' } });
});

test('only unused pictures are listed on request', async () => {
	renderScreen(Images);
	await screen.findByText('loom.webp');
	await userEvent.click(screen.getByRole('checkbox', { name: 'Unused only' }));
	await waitFor(() =>
		expect(cms.asked('listImages').at(-1)?.query).toMatchObject({ unused: 'true' }),
	);
});

test('a form takes a picture from the library', async () => {
	const project = { ...projectSample(1, { gallery: [] }), ...published };
	cms.on('getProject', toItemResponse(project));
	cms.on('updateProject', toChangedResponse(project));
	renderRoute('/sumu/update/:id', '/sumu/update/some', updateProject);
	const save = await screen.findByRole('button', { name: 'Update project' });
	const cover = within(screen.getByRole('group', { name: 'Cover picture' }));
	await userEvent.click(cover.getByRole('button', { name: 'Choose from library' }));
	await click(/^loom.webp/);
	await userEvent.click(save);
	await waitFor(() => expect(cms.asked('updateProject')).toHaveLength(1));
	expect(cms.asked('updateProject')[0]?.body).toMatchObject({ image: '/uploads/loom.webp' });
});
