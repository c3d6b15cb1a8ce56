import { messages } from '@sumu/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setApiBase } from '../../src/lib/api';
import { session } from '../../src/lib/session';
import { projectSample } from '../../src/testing/samples';
import { renderJourney, signIn } from './render-journeys';
import { post } from './samples';
import { type JourneyServer, startJourneyServer } from './server';

let api: JourneyServer;

beforeEach(async () => {
	api = await startJourneyServer();
	setApiBase(`${api.address}/api`);
	signIn();
});
afterEach(async () => {
	session().forget();
	await api.close();
});

const picture = {
	url: '/uploads/a.webp',
	width: 100,
	height: 125,
	alt: 'A loom',
	placeholder: null,
	formats: [],
};

test('a project is told in its order, with its price, delivery and ways on', async () => {
	api.projects.push(
		projectSample(9, {
			projectFeature: ['Offline', 'Bangla'],
			projectPrice: 1200,
			projectDelivery: '3 Weeks',
			projectTheme: 'Timetable',
		}),
	);
	renderJourney('/project/project-9');
	const features = within(await screen.findByRole('list', { name: 'Features' }));
	expect(features.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
		'React',
		'Node.js',
		'Fully Responsive',
		'Timetable',
		'Offline',
		'Bangla',
	]);
	expect(screen.getByText('$_1200')).toBeVisible();
	expect(screen.getByText('3 Weeks Delivery')).toBeVisible();
	expect(screen.getByRole('link', { name: 'Live site' })).toHaveAttribute(
		'href',
		'https://example.com',
	);
	expect(screen.getByRole('link', { name: messages.contactNow })).toHaveAttribute(
		'href',
		'/contact',
	);
	expect(await screen.findByRole('heading', { name: 'Related projects' })).toBeVisible();
});

test('a project without a price is free', async () => {
	api.projects.push(projectSample(8, { projectPrice: 0 }));
	renderJourney('/project/project-8');
	expect(await screen.findByText(messages.free)).toBeVisible();
});

test('the picture leads to the live site, and opens large', async () => {
	api.projects.push(projectSample(7, { picture }));
	renderJourney('/project/project-7');
	const link = await screen.findByRole('link', { name: 'Live site of Project 7' });
	expect(link).toHaveAttribute('href', 'https://example.com');
	await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
	const large = within(await screen.findByRole('dialog', { name: 'Project 7' }));
	const stage = large.getAllByRole('button', { name: 'Look closer', pressed: false });
	await userEvent.keyboard('+');
	await userEvent.click(stage[0] ?? document.body);
	await userEvent.click(large.getByRole('button', { name: 'Close the picture' }));
	expect(screen.queryByRole('dialog', { name: 'Project 7' })).not.toBeInTheDocument();
});

test.each(['/project/nothing', '/blog/nothing'])('%s is not found', async (path) => {
	renderJourney(path);
	expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound);
});

test('a post shows who wrote it, its article, and where to go on', async () => {
	renderJourney('/blog/post-1');
	expect(await screen.findByRole('heading', { level: 1, name: 'On threads' })).toBeVisible();
	expect(screen.getByText('6 minutes')).toBeVisible();
	const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
	expect(contents.getByRole('link', { name: 'Warp & weft' })).toHaveAttribute('href', '#warp-weft');
	expect(document.getElementById('warp-weft')).toHaveTextContent('Warp & weft');
	expect(screen.getByText('css')).toBeVisible();
	expect(screen.getByRole('link', { name: /Next post/ })).toHaveAttribute('href', '/blog/post-2');
	await userEvent.setup().click(screen.getByRole('button', { name: 'Copy' }));
	expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
	expect(await navigator.clipboard.readText()).toBe('.a{}\n');
});

test.each([
	['on a later day', '2023-11-05T12:00:00.000Z', ['02 Oct 2023', '05 Nov 2023']],
	['on its own day', '2023-10-02T23:59:59.000Z', ['02 Oct 2023']],
	['before the day it is dated', '2023-10-01T12:00:00.000Z', ['02 Oct 2023']],
])('a post that was last changed %s says when, if that tells more', async (_, updated, days) => {
	api.post = { ...post, next: null, updated };
	renderJourney('/blog/post-1');
	await screen.findByText('6 minutes');
	const dates = within(screen.getByRole('main')).getAllByRole('time');
	expect(dates.map((date) => date.textContent)).toEqual(days);
	expect(screen.queryAllByText('Updated')).toHaveLength(days.length - 1);
});

test('another name of the list leads to it', async () => {
	renderJourney('/blog/page=2');
	expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
});
