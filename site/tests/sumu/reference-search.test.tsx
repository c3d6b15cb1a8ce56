import { endpointExamples } from '@sumu/contract/examples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AddService } from '../../src/features/admin/forms/service-form';
import { setupCms } from '../../src/testing/cms';
import { renderScreen, signIn } from './workplace';

const { response } = endpointExamples.listProjects;
const [listed] = response.data;
const names = Array.from({ length: 130 }, (_, index) => `Project ${index + 1}`);

setupCms((cms) =>
	cms.on('listProjects', ({ query }) => {
		const page = query.page ?? 1;
		return {
			...response,
			data: names
				.slice((page - 1) * query.size, page * query.size)
				.flatMap((name) => (listed ? [{ ...listed, _id: name, projectsName: name }] : [])),
			pagination: [1, 2],
			total: names.length,
		};
	}),
);

beforeEach(() => void signIn());

test('projects beyond the first hundred are found by name, and chosen ones stay visible', async () => {
	renderScreen(AddService);
	const box = (name: string) => screen.queryByRole('checkbox', { name });
	const search = await screen.findByPlaceholderText(`Search ${names.length} entries`);
	expect(box('Project 120')).not.toBeInTheDocument();
	await userEvent.type(search, '120 project');
	await userEvent.click(await screen.findByRole('checkbox', { name: 'Project 120' }));
	expect(box('Project 1')).not.toBeInTheDocument();
	await userEvent.clear(search);
	expect(box('Project 120')).toBeChecked();
	expect(box('Project 1')).toBeInTheDocument();
});
