import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettingsPage } from '../../src/features/admin/settings/components/settings-fields';
import { SettingsScreen } from '../../src/features/admin/settings/components/settings-screen';
import * as projectUpdate from '../../src/routes/sumu/project-form';
import { setupCms } from '../../src/testing/cms';
import { projectSample } from '../../src/testing/samples';
import { alertMixin } from '../../src/ui/alerts/swal';
import { freshSite } from './settings-leaves';
import { published } from './updates';
import { isAskedOnLeaving, renderRoute, signIn } from './workplace';

const { gallery } = endpointExamples.getProject.response.data;
const project = {
	...projectSample(1, {
		gallery: [...gallery, ...gallery].slice(0, 2),
		outcomes: [
			{ value: '1', label: 'one' },
			{ value: '2', label: 'two' },
			{ value: '3', label: 'three' },
		],
	}),
	...published,
};
const site = { ...freshSite(), headlines: ['One', 'Two'] };

const cms = setupCms((cms) => {
	cms.on('getProject', toItemResponse(project));
	cms.on('getSite', toItemResponse(site));
	cms.on('updateProject', {
		acknowledged: true,
		data: { ...project, acknowledged: true, updated: '2099-01-01T00:00:00.000Z' },
	});
});

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
	signIn();
});
afterEach(() => alertMixin.close());

const button = (name: string) => screen.getByRole('button', { name });

async function openProject() {
	renderRoute('/sumu/update/:id', '/sumu/update/some', projectUpdate);
	await screen.findByRole('button', { name: 'Update project' });
}
async function openSettings() {
	renderRoute('/sumu/settings/:page', '/sumu/settings/banner', {
		default: () => <SettingsScreen Fields={SettingsPage} preview={() => null} />,
	});
	await screen.findByLabelText('Your name');
}

test.each([
	['result', openProject, ['result 2', 'result 2', 'result 1'], 'Add result'],
	['picture', openProject, ['picture 1', 'picture 1'], 'Add pictures'],
	['headline', openSettings, ['headline 1', 'headline 1'], 'Add headline'],
] as const)('removing a %s moves the focus to the next one, finally to the add button', async (one, open, gone, add) => {
	await open();
	const left = () => screen.queryAllByRole('button', { name: new RegExp(`^Remove ${one} \\d`) });
	for (const name of gone) {
		const count = left().length;
		await userEvent.click(button(`Remove ${name}`));
		await waitFor(() => expect(left()).toHaveLength(count - 1));
		const place = Math.min(Number(name.split(' ')[1]), count - 1);
		if (count > 1) expect(button(`Remove ${one} ${place}`)).toHaveFocus();
	}
	expect(button(add)).toHaveFocus();
});

test('saving from within a row keeps the focus there', async () => {
	await openProject();
	const [, label] = screen.getAllByLabelText('Label');
	await userEvent.type(label ?? document.body, '!{Control>}s{/Control}');
	await screen.findByText('Update successfully');
	const [, again] = screen.getAllByLabelText('Label');
	await waitFor(() => expect(again).toHaveFocus());
});

test('saving settings from a row keeps the focus, and leaving warns until it is done', async () => {
	const release = cms.hold('updateSite');
	await openSettings();
	const second = () =>
		within(screen.getByRole('group', { name: 'headline 2' })).getByRole('textbox');
	await userEvent.type(second(), ' more{Enter}');
	await waitFor(() => expect(cms.asked('updateSite')).toHaveLength(1));
	expect(isAskedOnLeaving()).toBe(true);
	release();
	await screen.findByText('Saved. The changes are live.');
	await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
	await waitFor(() => expect(second()).toHaveFocus());
	await userEvent.keyboard('!');
	expect(second()).toHaveValue('Two more!');
});
