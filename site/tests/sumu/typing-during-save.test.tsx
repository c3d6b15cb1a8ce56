import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AddProject } from '../../src/features/admin/forms/project-form';
import { AddService } from '../../src/features/admin/forms/service-form';
import * as projectUpdate from '../../src/routes/sumu/project-form';
import * as serviceUpdate from '../../src/routes/sumu/service-form';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { allPublished } from './updates';
import {
	isAskedOnLeaving,
	openWorkplace,
	pictureFile,
	renderRoute,
	renderScreen,
} from './workplace';

const service = endpointExamples.getService.response.data;
const cms = setupCms(allPublished);

beforeEach(openWorkplace);
afterEach(() => alertMixin.close());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const called = () => screen.getByLabelText('Service name');
const text = () => screen.getByLabelText('Description');
const choose = (label: string, file = pictureFile()) =>
	userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), file);

async function retype(control: HTMLElement, value: string) {
	await userEvent.clear(control);
	await userEvent.type(control, value);
}
async function openUpdate() {
	const opened = renderRoute('/sumu/update/:id', `/sumu/update/${service._id}`, serviceUpdate);
	await screen.findByRole('button', { name: 'Update service' });
	return opened;
}
async function addService() {
	const added = renderScreen(AddService);
	await userEvent.type(called(), 'Web');
	await userEvent.type(text(), 'Pages');
	await choose('Picture');
	return added;
}

test('text typed while the picture of an update is uploading is kept', async () => {
	const release = cms.hold('uploadImage');
	await openUpdate();
	await choose('Picture');
	await press('Update service');
	await waitFor(() => expect(cms.asked('uploadImage')).toHaveLength(1));
	await retype(text(), 'Pages that last');
	release();
	await screen.findByText('Update successfully');
	expect(text()).toHaveDisplayValue('Pages that last');
	await userEvent.click(await screen.findByRole('button', { name: 'Update service' }));
	await waitFor(() => expect(cms.asked('updateService')).toHaveLength(2));
	expect(cms.asked('updateService').map(({ body }) => Object.keys(Object(body)))).toEqual([
		['img', 'updated'],
		['servicesDescription', 'updated'],
	]);
});

test.each([
	['a draft', 'Save draft', 'uploadImage'],
	['a draft', 'Save draft', 'addService'],
	['a published entry', 'Publish', 'addService'],
] as const)('text typed while %s is added is kept as a draft in its update form (%s, %s)', async (_, button, call) => {
	const release = cms.hold(call);
	const { unmount } = await addService();
	await press(button);
	await waitFor(() => expect(cms.asked(call)).toHaveLength(1));
	await userEvent.type(text(), ' that last');
	release();
	await screen.findByRole('heading', { name: 'Elsewhere' });
	unmount();
	await openUpdate();
	expect(text()).toHaveDisplayValue('Pages that last');
	expect(called()).toHaveDisplayValue(service.servicesHeader);
	expect(screen.getByText(/Your draft from/)).toBeVisible();
});

const pictures = [pictureFile('1.webp'), pictureFile('2.webp')];
const gallery = () => within(screen.getByRole('region', { name: 'Pictures (optional)' }));

async function openProject() {
	renderRoute('/sumu/update/:id', '/sumu/update/some', projectUpdate);
	await screen.findByRole('button', { name: 'Update project' });
}
const addPictures = () => userEvent.upload(screen.getByLabelText('Add pictures'), pictures);

test('a save waits for gallery uploads in progress', async () => {
	const release = cms.hold('uploadImage');
	await openProject();
	const before = gallery().getAllByRole('listitem').length;
	await addPictures();
	await press('Update project');
	expect(await screen.findByText('Saves as soon as the pictures are uploaded.')).toBeVisible();
	expect(cms.asked('updateProject')).toEqual([]);
	release();
	await screen.findByText('Update successfully');
	const [call] = cms.asked('updateProject');
	expect(Object(call?.body).gallery).toHaveLength(before + 2);
});

test('a failed gallery upload blocks saving', async () => {
	cms.refuse('uploadImage', 500, { message: 'Out of order', times: 1 });
	await openProject();
	await addPictures();
	await gallery().findByRole('alert');
	await press('Update project');
	const told = () => screen.getByText(/a picture failed to upload/);
	await waitFor(() => expect(told()).toBeVisible());
	expect(cms.asked('updateProject')).toEqual([]);
});

test('leaving during uploads asks for confirmation, and clearing the form cancels them', async () => {
	const release = cms.hold('uploadImage');
	renderScreen(() => <AddProject show={() => null} />);
	expect(isAskedOnLeaving()).toBe(false);
	await addPictures();
	expect(isAskedOnLeaving()).toBe(true);
	await press('Clear');
	const question = within(await screen.findByRole('dialog'));
	await userEvent.click(question.getByRole('button', { name: 'Clear' }));
	await waitFor(() => expect(gallery().queryByRole('progressbar')).not.toBeInTheDocument());
	await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
	release();
	expect(gallery().queryByRole('listitem')).not.toBeInTheDocument();
});
