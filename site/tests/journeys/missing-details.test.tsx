import { messages, type ProjectWithNeighbours } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { projectSample, site } from '../../src/testing/samples';
import { showContent } from '../../src/testing/show-content';
import { signIn } from '../../src/testing/sign-in';
import { renderJourney } from './render-journeys';

const bare: Partial<ProjectWithNeighbours> = {
	story: '',
	html: '',
	client: '',
	year: null,
	role: '',
	outcomes: [],
	gallery: [],
	testimonial: null,
	previous: null,
	next: null,
	projectsLiveLink: '',
	projectTheme: '',
	frontend: '',
	backend: '',
	projectPrice: null,
	projectDelivery: '',
	projectFeature: [],
};
const { data: card } = endpointExamples.addCard.response;

const cms = setupCms((cms) => {
	showContent(cms, { projects: [projectSample(1, bare), projectSample(2, bare)] });
	const data = [1, 2].map((number) => ({
		...card,
		...bare,
		_id: `card-${number}`,
		projectId: `project-${number}`,
		projectsName: `Project ${number}`,
	}));
	cms.on('listCards', { status: true, data, pagination: [1] });
	cms.on('pageCards', { status: true, data, pagination: [1] });
});

beforeEach(() => void signIn());
afterEach(() => getSession().forget());

const empty = () =>
	[...screen.getByRole('main').querySelectorAll('p, a, dt, dd, th, li, span')].filter(
		(element) =>
			element.textContent === '' &&
			!element.querySelector('img, svg') &&
			element.getAttribute('aria-hidden') === null,
	);

test('a project without its details leaves no heading, link or gap for them', async () => {
	cms.on('getSite', toItemResponse({ ...site, wording: 'plain' as const }));
	renderJourney('/project/project-1');
	expect(await screen.findByRole('heading', { level: 1, name: 'Project 1' })).toBeVisible();
	expect(screen.queryByRole('list', { name: 'Features' })).not.toBeInTheDocument();
	const main = within(screen.getByRole('main'));
	expect(main.queryByRole('link', { name: /Live site/ })).not.toBeInTheDocument();
	expect(main.queryByText(/Delivery|Free|\$/)).not.toBeInTheDocument();
	expect(empty()).toEqual([]);
});

test.each([
	['for every project in the original wording', 'original', '', [messages.fullyResponsive]],
	['for projects with a front end in plain wording', 'plain', 'Vue', ['Vue', 'Fully Responsive']],
] as const)('“Fully Responsive” is listed %s', async (_, wording, frontend, features) => {
	cms.on('getSite', toItemResponse({ ...site, wording }));
	showContent(cms, { projects: [projectSample(1, { ...bare, frontend })] });
	renderJourney('/project/project-1');
	const list = within(await screen.findByRole('list', { name: 'Features' }));
	expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(features);
});

test.each([
	'/cards/page=1',
	'/card/overview',
])('at %s a cart of projects without details leaves no gaps', async (address) => {
	renderJourney(address);
	await screen.findAllByText('Project 1');
	const main = within(screen.getByRole('main'));
	expect(main.getByText('projects')).toBeVisible();
	expect(main.queryByText(/subtotal|Live Link|Free|\$/)).not.toBeInTheDocument();
	expect(cms.asked('getProject')).toEqual([]);
	expect(empty()).toEqual([]);
});
