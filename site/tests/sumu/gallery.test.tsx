import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as route from '../../src/routes/sumu/project-form';
import { setupCms } from '../../src/testing/cms';
import { projectSample } from '../../src/testing/samples';
import { alertMixin } from '../../src/ui/alerts/swal';
import { published } from './updates';
import { pictureFile, renderRoute, signIn } from './workplace';

const project = { ...projectSample(1, { gallery: [] }), ...published };
const cms = setupCms((cms) => {
	cms.on('getProject', toItemResponse(project));
	cms.on('uploadImage', ({ file }) => ({
		success: true,
		data: { ...endpointExamples.uploadImage.response.data, url: `/uploads/${file?.name}` },
	}));
});

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
	signIn();
});
afterEach(() => alertMixin.close());

const wall = () => within(screen.getByRole('region', { name: 'Pictures (optional)' }));
const images = () =>
	wall()
		.queryAllByRole('listitem')
		.flatMap((item) => item.querySelector('img')?.getAttribute('src') ?? []);
const files = (count: number) =>
	Array.from({ length: count }, (_, index) => pictureFile(`${index + 1}.webp`));
const addresses = (count: number) => files(count).map(({ name }) => `/uploads/${name}`);

async function open() {
	renderRoute('/sumu/update/:id', '/sumu/update/some', route);
	await screen.findByRole('button', { name: 'Update project' });
}
const add = (chosen: File[]) => userEvent.upload(screen.getByLabelText('Add pictures'), chosen);
async function saved() {
	await userEvent.click(screen.getByRole('button', { name: 'Update project' }));
	await waitFor(() => expect(cms.asked('updateProject')).toHaveLength(1));
	return cms.asked('updateProject')[0]?.body;
}

test('ten pictures upload in parallel with progress and keep the chosen order', async () => {
	const release = cms.hold('uploadImage');
	await open();
	await add(files(10));
	expect(wall().getAllByRole('progressbar')).toHaveLength(10);
	release();
	await waitFor(() => expect(images()).toEqual(addresses(10)));
	expect(wall().queryByRole('progressbar')).not.toBeInTheDocument();
	fireEvent.change(screen.getByLabelText('Caption of picture 2'), { target: { value: 'After.' } });
	const body = await saved();
	expect(body).toMatchObject({ updated: project.updated });
	expect(Object.keys(Object(body)).toSorted()).toEqual(['gallery', 'updated']);
	expect(Object(body).gallery).toEqual(
		addresses(10).map((image, index) => ({
			image,
			alt: null,
			caption: index === 1 ? 'After.' : null,
		})),
	);
});

test('a failed upload is shown and can be retried without affecting the others', async () => {
	cms.refuse('uploadImage', 500, { message: 'Out of order', times: 1 });
	await open();
	await add(files(3));
	expect(await wall().findByRole('alert')).toHaveTextContent(/Out of order/);
	await waitFor(() => expect(images()).toHaveLength(2));
	await userEvent.click(wall().getByRole('button', { name: /^Try .* again$/ }));
	await waitFor(() => expect(images()).toEqual(addresses(3)));
});

test('a file that is not a picture is rejected without blocking the others', async () => {
	await open();
	await userEvent.upload(
		screen.getByLabelText('Add pictures'),
		[pictureFile('page.svg', 'image/svg+xml'), pictureFile('1.webp')],
		{ applyAccept: false },
	);
	await waitFor(() => expect(images()).toEqual(addresses(1)));
	await userEvent.click(wall().getByRole('button', { name: 'Leave out page.svg' }));
	expect(wall().queryByRole('alert')).not.toBeInTheDocument();
	await userEvent.click(wall().getByRole('button', { name: 'Remove picture 1' }));
	expect(images()).toEqual([]);
});

test('outcomes can be added and moved, and empty ones are not sent', async () => {
	await open();
	const button = (name: string) => userEvent.click(screen.getByRole('button', { name }));
	const type = (label: string, at: number, value: string) =>
		fireEvent.change(screen.getAllByLabelText(label)[at] ?? document.body, { target: { value } });
	await button('Add result');
	type('Figure', 1, '40 s');
	type('Label', 1, 'to book a chair');
	await button('Move result 2 up');
	await button('Add result');
	expect(await saved()).toEqual({
		outcomes: [{ value: '40 s', label: 'to book a chair' }, ...project.outcomes],
		updated: project.updated,
	});
});
