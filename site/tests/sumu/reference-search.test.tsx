import { endpointExamples } from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AddProject } from '../../src/features/admin/forms/project-form';
import { AddService } from '../../src/features/admin/forms/service-form';
import { setupCms } from '../../src/testing/cms';
import { renderScreen, signIn } from './workplace';

const { response } = endpointExamples.listProjects;
const [listed] = response.data;
const names = Array.from({ length: 130 }, (_, index) => `Project ${index + 1}`);

const cms = setupCms((cms) =>
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

test('a project can quote a review that is not among the newest', async () => {
	const { data } = endpointExamples.listReviews.response;
	const [review] = data;
	const reviews = (count: number, start: number) =>
		Array.from({ length: count }, (_, index) => start + index).flatMap((number) =>
			review ? [{ ...review, _id: `r${number}`, UserName: `Reader ${number}` }] : [],
		);
	cms.on('listReviews', ({ query }) => ({
		...endpointExamples.listReviews.response,
		data: query.search === 'tea 2019' ? reviews(1, 2019) : reviews(100, 1),
	}));
	renderScreen(() => <AddProject show={(html) => html} />);
	const select = await screen.findByRole('combobox', { name: /Client’s review/ });
	const search = await screen.findByRole('searchbox', { name: /Search in Client’s review/ });
	expect(within(select).queryByRole('option', { name: /Reader 2019/ })).toBeNull();
	await userEvent.type(search, 'tea 2019');
	const option = await within(select).findByRole('option', { name: /Reader 2019/ });
	await userEvent.selectOptions(select, option);
	await userEvent.clear(search);
	await within(select).findByRole('option', { name: /Reader 7:/ });
	expect(select).toHaveValue('r2019');
	expect(within(select).getByRole('option', { name: 'Reader 2019' })).toBeInTheDocument();
});

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

test('a list of choices says when a search finds nothing', async () => {
	renderScreen(AddService);
	await userEvent.type(await screen.findByPlaceholderText(/^Search 130 entries/), 'umbrella');
	expect(screen.getByText('Nothing found.')).toBeInTheDocument();
});

test('a list of choices says when there are none', async () => {
	cms.on('listProjects', { ...response, data: [], pagination: [], total: 0 });
	renderScreen(AddService);
	expect(await screen.findByText('There is nothing to choose from yet.')).toBeInTheDocument();
});
