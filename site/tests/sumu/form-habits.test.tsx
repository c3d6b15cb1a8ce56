import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddBlog } from '../../src/features/admin/forms/blog-form';
import { UpdateProject } from '../../src/features/admin/forms/project-form';
import { AddService, UpdateService } from '../../src/features/admin/forms/service-form';
import { setupCms } from '../../src/testing/cms';
import { projectSample } from '../../src/testing/samples';
import { alertMixin } from '../../src/ui/alerts/swal';
import { published } from './updates';
import { renderScreen, signIn } from './workplace';

const cms = setupCms();
const service = { ...endpointExamples.getService.response.data, ...published };

beforeEach(() => void signIn());
afterEach(() => alertMixin.close());

const name = () => screen.getByLabelText('Service name');

test('a draft survives closing the form, is shown with a notice and can be discarded', async () => {
	const { unmount } = renderScreen(AddService);
	await userEvent.type(name(), 'Web Design');
	unmount();
	renderScreen(AddService);
	expect(await screen.findByText(/Your draft from/)).toBeVisible();
	expect(name()).toHaveDisplayValue('Web Design');
	await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
	expect(name()).toHaveDisplayValue('');
	expect(screen.queryByText(/Your draft from/)).not.toBeInTheDocument();
	expect(localStorage.getItem('draft:service')).toBeNull();
});

test.each([
	['of the same visit', false],
	['of an earlier visit', true],
])('a manually reverted change does not return from a draft %s', async (_, isLater) => {
	const open = () => renderScreen(() => <UpdateService service={service} />);
	const retype = async (text: string) => {
		await userEvent.clear(name());
		await userEvent.type(name(), text);
	};
	let { unmount } = open();
	await retype('Another name');
	await screen.findByText(/^Draft saved/);
	if (isLater) {
		unmount();
		({ unmount } = open());
		expect(name()).toHaveDisplayValue('Another name');
	}
	await retype(service.servicesHeader);
	await waitFor(() => expect(screen.queryByText(/^Draft saved/)).not.toBeInTheDocument());
	unmount();
	open();
	expect(name()).toHaveDisplayValue(service.servicesHeader);
	expect(screen.queryByText(/Your draft from/)).not.toBeInTheDocument();
});

test('clearing the form asks for confirmation', async () => {
	renderScreen(AddService);
	await userEvent.type(name(), 'Web Design');
	await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
	await screen.findByText('Clear the form?');
	await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
	expect(name()).toHaveDisplayValue('Web Design');
});

test('Ctrl+S submits the form', async () => {
	renderScreen(AddService);
	await userEvent.type(name(), 'Web{Control>}s{/Control}');
	const text = screen.getByLabelText('Description');
	await waitFor(() => expect(text).toBeInvalid());
});

test('updating a project leaves its live link and picture unchanged', async () => {
	const project = projectSample(7, {
		image: 'https://site.example/uploads/old.webp',
		projectFeature: ['a', 'b', 'c', 'd'],
		projectsDescription: 'Seven',
	});
	renderScreen(() => (
		<UpdateProject
			project={{ ...project, status: 'published', publishAt: null }}
			show={() => null}
		/>
	));
	expect(screen.getByLabelText('Live Link')).toHaveAttribute('readonly');
	const theme = screen.getByLabelText('Project Theme');
	await userEvent.clear(theme);
	await userEvent.type(theme, 'Archive');
	await userEvent.click(screen.getByRole('button', { name: 'Update project' }));
	await screen.findByText('Update successfully');
	expect(theme).toBeVisible();
	expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute(
		'href',
		'/project/project-7',
	);
	const [call] = cms.asked('updateProject');
	expect(call?.params).toEqual({ id: 'project-7' });
	expect(call?.body).toEqual({ projectTheme: 'Archive', updated: project.updated });
});

test('the author sees a message when a text takes too long to format', async () => {
	cms.on('previewBlog', () => ({ status: true, data: { html: '<p># Warp</p>', isPlain: true } }));
	renderScreen(() => <AddBlog show={(html) => <div>{html}</div>} />);
	await userEvent.type(screen.getByLabelText('Description'), '# Warp');
	expect(await screen.findByText(/takes too long to format/)).toHaveRole('status');
});

test('Markdown tools format the selection, and the preview updates', async () => {
	const show = vi.fn((html: string) => <div data-testid="preview">{html}</div>);
	renderScreen(() => <AddBlog show={show} />);
	const text = screen.getByLabelText<HTMLTextAreaElement>('Description');
	await userEvent.type(text, 'warp and weft');
	text.setSelectionRange(0, 4);
	await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
	expect(text).toHaveDisplayValue('**warp** and weft');
	await userEvent.keyboard('{Control>}b{/Control}');
	expect(text).toHaveDisplayValue('warp and weft');
	expect(await screen.findByTestId('preview')).toHaveTextContent(
		endpointExamples.previewBlog.response.data.html,
	);
	expect(cms.asked('previewBlog').at(-1)?.body).toEqual({ description: 'warp and weft' });
});
