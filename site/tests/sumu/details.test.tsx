import {
	type DetailSettings,
	everyDetail,
	type ManagedWholeProject,
	messages,
} from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AddProject, UpdateProject } from '../../src/features/admin/forms/project-form';
import { AddSkill, UpdateSkill } from '../../src/features/admin/forms/skill-form';
import { setupCms } from '../../src/testing/cms';
import { site } from '../../src/testing/samples';
import { alertMixin } from '../../src/ui/alerts/swal';
import { pictureFile, renderScreen, signIn } from './workplace';

const cms = setupCms();

beforeEach(() => void signIn());
afterEach(() => alertMixin.close());

const Add = () => <AddProject show={() => null} />;
const wanting = (details: Partial<DetailSettings>) => ({
	...site,
	details: { ...everyDetail('optional'), ...details },
});
const fill = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('optional fields are marked and sent empty, and disabled fields are hidden', async () => {
	renderScreen(Add, wanting({ theme: 'off', price: 'required', features: 'off' }));
	expect(screen.queryByLabelText(/Project Theme/)).not.toBeInTheDocument();
	expect(screen.queryByLabelText(/Feature/)).not.toBeInTheDocument();
	expect(screen.getByLabelText('Back-end (optional)')).toBeVisible();
	fill('Project name', 'Tea');
	fill('Description', 'Tea.');
	await userEvent.upload(
		screen.getByLabelText('Cover picture', { selector: 'input' }),
		pictureFile(),
	);
	await press('Publish');
	await waitFor(() =>
		expect(screen.getByLabelText('Project Price')).toHaveAccessibleDescription(
			messages.enterPrice.trim(),
		),
	);
	expect(screen.getByLabelText('Back-end (optional)')).toBeValid();
	expect(cms.asked('addProject')).toEqual([]);
	fill('Project Price', '12');
	await press('Publish');
	await waitFor(() => expect(cms.asked('addProject')).toHaveLength(1));
	expect(cms.asked('addProject')[0]?.body).toMatchObject({ projectPrice: 12, backend: null });
});

test('a draft may omit required fields', async () => {
	renderScreen(Add, wanting({ backend: 'required' }));
	fill('Project name', 'Tea');
	fill('Description', 'Tea.');
	await userEvent.upload(
		screen.getByLabelText('Cover picture', { selector: 'input' }),
		pictureFile(),
	);
	await press('Publish');
	await waitFor(() => expect(screen.getByLabelText('Back-end')).toBeInvalid());
	await press('Save draft');
	await waitFor(() => expect(cms.asked('addProject')).toHaveLength(1));
	expect(cms.asked('addProject')[0]?.body).toMatchObject({ status: 'draft', backend: null });
});

const project: ManagedWholeProject = {
	...endpointExamples.getProject.response.data,
	status: 'published',
	publishAt: null,
	projectsLiveLink: '',
	backend: '',
	projectFeature: ['One'],
};

test('a missing live link can be added later, and only typed fields are sent', async () => {
	renderScreen(() => <UpdateProject project={project} show={() => null} />, wanting({}));
	const link = screen.getByLabelText('Live Link (optional)');
	expect(link).not.toHaveAttribute('readonly');
	fill('Live Link (optional)', 'https://late.example');
	await press('Update project');
	await waitFor(() => expect(cms.asked('updateProject')).toHaveLength(1));
	expect(cms.asked('updateProject')[0]?.body).toEqual({
		projectsLiveLink: 'https://late.example',
		updated: project.updated,
	});
});

test('fields that have become required are validated before saving', async () => {
	renderScreen(() => <UpdateProject project={project} show={() => null} />, {
		...site,
		details: everyDetail('required'),
	});
	fill('Project name', 'Other');
	await press('Update project');
	await waitFor(() => expect(screen.getByLabelText('Back-end')).toBeInvalid());
	for (const label of ['Live Link', 'Feature 2'])
		expect(screen.getByLabelText(label)).toBeInvalid();
	expect(cms.asked('updateProject')).toEqual([]);
});

test('a picture is optional and can be removed if the settings do not require one', async () => {
	const optional = { ...site, requirePictures: false, requirePercentage: false };
	renderScreen(AddSkill, optional);
	expect(screen.getByLabelText('Percentage (optional)')).toBeVisible();
	fill('Skill name', 'Weaving');
	await press('Publish');
	await waitFor(() => expect(cms.written).toContain('addSkill'));
	const [sent] = cms.asked('addSkill');
	expect(sent?.body).toMatchObject({ skillName: 'Weaving', percentage: null, img: null });
});

test('a removed picture is sent as removed', async () => {
	const skill = {
		...endpointExamples.getSkill.response.data,
		status: 'published' as const,
		publishAt: null,
		shown: true,
	};
	renderScreen(() => <UpdateSkill skill={skill} />, { ...site, requirePictures: false });
	await press('Remove');
	await press('Update skill');
	await waitFor(() => expect(cms.written).toContain('updateSkill'));
	expect(cms.asked('updateSkill')[0]?.body).toMatchObject({ img: null });
});
