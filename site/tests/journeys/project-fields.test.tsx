import { messages, type ProjectWithNeighbours } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { signIn } from '../../src/testing/sign-in';
import { renderJourney } from './render-journeys';

const project: ProjectWithNeighbours = endpointExamples.getProject.response.data;

setupCms();
beforeEach(() => void signIn());
afterEach(() => getSession().forget());

const main = () => within(screen.getByRole('main'));
const words = (text: string) => () => expect(main().getByText(text)).toBeVisible();
const feature = (text: string) => () => {
	const list = within(main().getByRole('list', { name: 'Features' }));
	expect(list.getByText(text)).toBeVisible();
};
const fact = (name: string, value: string) => () => {
	const [term] = main().getAllByText(name, { selector: 'dt' });
	expect(term?.nextElementSibling).toHaveTextContent(value);
};
const way =
	(label: string, name = '') =>
	() => {
		const link = within(main().getByRole('navigation', { name: 'Other projects' }));
		expect(link.getByRole('link', { name: new RegExp(`${label}.*${name}`) })).toBeVisible();
	};
/** For a field that is not shown, with the reason. The test checks that its value is absent. */
const nowhere = (_reason: string, value: string) => () =>
	expect(main().queryByText(value, { exact: false })).toBeNull();

/** Checks how each field of a project is shown. A new field fails to compile until it is listed. */
const shown: Readonly<
	Record<Exclude<keyof ProjectWithNeighbours, 'status' | 'publishAt' | 'shown'>, () => void>
> = {
	_id: nowhere('calls name it by this', project._id),
	slug: nowhere('it is in the address', project.slug),
	projectsName: () =>
		expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(project.projectsName),
	image: nowhere('the picture shows', project.image),
	picture: () => expect(main().getAllByRole('img')[0]).toHaveAttribute('alt', project.picture?.alt),
	projectsLiveLink: () =>
		expect(main().getByRole('link', { name: 'Live site' })).toHaveAttribute(
			'href',
			project.projectsLiveLink,
		),
	frontend: feature(project.frontend),
	backend: feature(project.backend),
	projectTheme: feature(project.projectTheme),
	projectFeature: () => {
		for (const text of project.projectFeature) feature(text)();
	},
	projectDelivery: words(messages.deliveryTime(project.projectDelivery)),
	projectPrice: words(messages.formatPrice(project.projectPrice)),
	projectsDescription: words(project.projectsDescription),
	category: nowhere('it chooses the related projects', String(project.category)),
	date: nowhere('search engines are told', project.date.slice(0, 4)),
	updated: nowhere('the sitemap tells it', project.updated.slice(0, 4)),
	rating: words(String(project.rating?.average)),
	outcome: nowhere('the results show', '×2 orders'),
	story: nowhere('its HTML shows', project.story),
	html: () => {
		const strong = main().getByText('telephone', { selector: 'strong' });
		const results = main().getByRole('list', { name: 'Results' });
		expect(results.compareDocumentPosition(strong)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	},
	client: fact('Client', project.client),
	year: fact('Year', String(project.year)),
	role: fact('Role', project.role),
	outcomes: () => {
		const list = within(main().getByRole('list', { name: 'Results' }));
		for (const { value, label } of project.outcomes) {
			expect(list.getByText(value)).toBeVisible();
			expect(list.getByText(label)).toBeVisible();
		}
	},
	gallery: () => {
		const region = within(main().getByRole('region', { name: 'In pictures' }));
		for (const { alt, caption } of project.gallery) {
			expect(region.getByRole('link', { name: alt })).toHaveAttribute(
				'href',
				expect.stringMatching(/#picture-1$/),
			);
			expect(region.getByText(caption)).toBeVisible();
		}
	},
	testimonial: () => {
		const quote = within(main().getByRole('region', { name: 'What the client said' }));
		expect(quote.getByText(String(project.testimonial?.reviewText))).toBeVisible();
		expect(quote.getByText(String(project.testimonial?.UserName))).toBeVisible();
	},
	previous: way('Previous project', project.previous?.projectsName),
	next: way('Next project', project.next?.projectsName),
};

test('a project page shows every field that is meant to be visible', async () => {
	renderJourney(`/project/${project._id}`);
	await screen.findByRole('list', { name: 'Features' });
	for (const show of Object.values(shown)) show();
});
