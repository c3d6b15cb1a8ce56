import type { DemoContent as Demo } from '@sumu/contract';
import { toItemResponse } from '@sumu/contract/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DemoContent } from '../../src/features/admin/demo/demo-content';
import { browserClient } from '../../src/lib/query/client';
import * as settings from '../../src/routes/sumu/settings';
import { setupCms } from '../../src/testing/cms';
import { freshSite } from './settings-leaves';
import { renderRoute, renderScreen, signIn } from './workplace';

const cms = setupCms();
const left: Demo = {
	entries: [
		{ kind: 'project', _id: 'p', name: 'Tea House' },
		{ kind: 'project', _id: 'q', name: 'Boat Tours' },
	],
	changed: [{ kind: 'blog', _id: 'b', name: 'My own words' }],
	settings: ['intro', 'brand'],
	pictures: ['hero.svg', 'tea.webp'],
};

beforeEach(() => {
	browserClient().clear();
	signIn();
});

test('remaining demo content is listed and removed after confirmation', async () => {
	cms.on('readDemo', toItemResponse(left));
	renderScreen(DemoContent);
	const remove = await screen.findByRole('button', { name: 'Remove the demo content' });
	await userEvent.click(remove);
	const goes = within(screen.getByRole('group', { name: /^Projects/ }));
	expect(goes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
		'Tea House',
		'Boat Tours',
	]);
	await userEvent.click(screen.getByText(/^2 pictures in the media library/));
	const pictures = within(screen.getByRole('list', { name: 'Demo pictures' }));
	expect(pictures.getAllByRole('listitem').map((item) => item.textContent)).toEqual(left.pictures);
	const stays = within(screen.getByRole('list', { name: 'Changed by you and kept' }));
	expect(stays.getByRole('listitem')).toHaveTextContent('post: My own words');
	await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
	expect(cms.asked('removeDemo')).toEqual([]);

	await userEvent.click(await screen.findByRole('button', { name: 'Remove the demo content' }));
	await userEvent.click(screen.getByRole('checkbox', { name: 'Tea House' }));
	await userEvent.click(screen.getByRole('checkbox', { name: 'Brand' }));
	expect(screen.getByRole('status')).toHaveTextContent('1 entry will be removed and 1 kept');
	cms.refuse('removeDemo', 503, { message: 'Out of order', times: 1 });
	await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
	expect(await screen.findByText('Out of order')).toBeVisible();
	cms.on(
		'readDemo',
		toItemResponse({ entries: [], changed: left.changed, settings: [], pictures: [] }),
	);
	await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
	await expect
		.poll(() => screen.getByRole('status').textContent)
		.toMatch(/demo content is removed/);
	expect(cms.asked('removeDemo').at(-1)?.query).toEqual({
		keep: ['p'],
		keepSettings: ['brand'],
	});
});

test('removing the demo refreshes the settings form, and later saves use the new version', async () => {
	const demo = { ...freshSite(), intro: 'Words of the demo' };
	const bare = { ...demo, intro: 'Words of a new site', updated: '2099-01-01T00:00:00.000Z' };
	cms.on('getSite', toItemResponse(demo));
	cms.on('readDemo', toItemResponse(left));
	renderRoute('/sumu/settings/:page', '/sumu/settings/banner', settings);
	const intro = await screen.findByLabelText('Introduction (optional)', { selector: 'textarea' });
	expect(intro).toHaveDisplayValue('Words of the demo');
	fireEvent.click(await screen.findByText('Remove the demo content'));
	cms.on('getSite', toItemResponse(bare));
	fireEvent.click(screen.getByText('Remove it'));
	await waitFor(() => expect(intro).toHaveDisplayValue('Words of a new site'));
	fireEvent.change(intro, { target: { value: 'My own' } });
	fireEvent.click(screen.getByText('Save'));
	await waitFor(() => expect(cms.asked('updateSite')).toHaveLength(1));
	expect(cms.asked('updateSite')[0]?.body).toEqual({ intro: 'My own', updated: bare.updated });
});

test('a site without demo content shows nothing about it', async () => {
	cms.on('readDemo', toItemResponse({ entries: [], changed: [], settings: [], pictures: [] }));
	const { container } = renderScreen(DemoContent);
	await expect.poll(() => cms.asked('readDemo')).toHaveLength(1);
	expect(container).not.toHaveTextContent('Demo');
});
