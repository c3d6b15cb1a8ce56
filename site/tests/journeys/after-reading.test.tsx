import { messages } from '@sumu/contract';
import { toItemResponse } from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { projectSample, site } from '../../src/testing/samples';
import { showContent } from '../../src/testing/show-content';
import { renderJourney } from './render-journeys';
import { post } from './visitor';

const [step] = site.contactSteps;
const open = { ...site, readers: 'everyone' as const };

const cms = setupCms((cms) => {
	showContent(cms, {
		projects: [projectSample(1, { projectPrice: 120.5 }), projectSample(2, { projectPrice: null })],
		posts: [post],
	});
	cms.on('getSite', toItemResponse(open));
});

const asks = { name: /^Want something like this\?/ };
const ways = (list: HTMLElement) =>
	within(list)
		.getAllByRole('link')
		.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));

test('a project ends with a contact link that shows its price and the first step', async () => {
	renderJourney('/project/project-1');
	const way = await screen.findByRole('link', asks);
	expect(way).toHaveAttribute('href', '/contact?projects=project-1');
	expect(way).toHaveTextContent(`This project cost ${messages.formatPrice(120.5)}`);
	expect(way).toHaveTextContent(`${step?.title} · ${step?.text}`);
	const list = screen.getByRole('list', { name: 'Share' });
	for (const address of ways(list)) expect(address).toMatch(/\/project\/project-1$/);
});

test('the contact link omits a missing price and missing steps', async () => {
	cms.on('getSite', toItemResponse({ ...open, contactSteps: [] }));
	renderJourney('/project/project-2');
	expect((await screen.findByRole('link', asks)).textContent).toBe('Want something like this?');
});

test('a post ends with a link to the contact page', async () => {
	renderJourney('/blog/post-1');
	const title = site.sections.find(({ key }) => key === 'contact')?.title;
	const way = await screen.findByRole('link', { name: `${title} ${site.availability}` });
	expect(way).toHaveAttribute('href', '/contact');
	for (const address of ways(screen.getByRole('list', { name: 'Share' })))
		expect(address).toMatch(/\/blog\/post-1$/);
});
