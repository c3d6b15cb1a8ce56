import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { projectSample } from '../../src/testing/samples';
import { showContent } from '../../src/testing/show-content';
import { signIn } from '../../src/testing/sign-in';
import { renderJourney } from './render-journeys';

const [first] = projectSample(1).gallery;
if (!first) throw new Error('The sample has no picture');
const gallery = ['One', 'Two', 'Three'].map((alt) => ({
	...first,
	picture: { ...first.picture, alt },
	alt,
	caption: `${alt}.`,
}));

setupCms((cms) => showContent(cms, { projects: [projectSample(1, { gallery })] }));
beforeEach(() => void signIn());
afterEach(() => getSession().forget());

const viewer = async () => within(await screen.findByRole('dialog', { name: 'Project 1' }));
const link = (name: string) => screen.findByRole('link', { name });

test('a gallery picture opens with its position and caption, and closing restores the focus', async () => {
	renderJourney('/project/project-1');
	await userEvent.click(await link('Two'));
	const open = await viewer();
	expect(open.getByText('2 of 3')).toBeVisible();
	expect(open.getByText('Two.')).toBeVisible();
	await userEvent.click(open.getByRole('button', { name: 'Close the picture' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	const opener = await link('Two');
	await waitFor(() => expect(opener).toHaveFocus());
});

test('a link to a picture opens it, and scrolling updates the current picture', async () => {
	renderJourney('/project/project-1#picture-3');
	const open = await viewer();
	expect(open.getByText('3 of 3')).toBeVisible();
	const row = open.getByRole('list');
	Object.defineProperty(row, 'clientWidth', { value: 100 });
	row.scrollLeft = 0;
	fireEvent.scroll(row);
	expect(await open.findByText('1 of 3')).toBeVisible();
	expect(open.getByText('One.')).toBeVisible();
	await userEvent.click(open.getByRole('button', { name: 'Close the picture' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	const seen = await link('One');
	await waitFor(() => expect(seen).toHaveFocus());
});

test('a link to a missing picture opens no dialog', async () => {
	renderJourney('/project/project-1#picture-4');
	await link('One');
	expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
