import type { DemoContent as Demo } from '@sumu/contract';
import { one } from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DemoContent } from '../../src/features/admin/demo/demo-content';
import { browserClient } from '../../src/lib/query/client';
import { setupCms } from '../../src/testing/cms';
import { renderScreen, signIn } from './workplace';

const cms = setupCms();
const left: Demo = {
	entries: [{ kind: 'project', _id: 'p', name: 'Tea House' }],
	changed: [{ kind: 'blog', _id: 'b', name: 'My own words' }],
	settings: ['intro'],
	pictures: 2,
};

beforeEach(() => {
	browserClient().clear();
	signIn();
});

test('what is left of the demo is listed, removed once that is confirmed, and said to be gone', async () => {
	cms.on('readDemo', one(left));
	renderScreen(DemoContent);
	const remove = await screen.findByRole('button', { name: 'Remove the demo content' });
	await userEvent.click(remove);
	const goes = within(screen.getByRole('list', { name: 'Never changed: removed for good' }));
	expect(goes.getByRole('listitem')).toHaveTextContent('project: Tea House');
	const stays = within(screen.getByRole('list', { name: 'Changed by you: these stay' }));
	expect(stays.getByRole('listitem')).toHaveTextContent('post: My own words');
	await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
	expect(cms.asked('removeDemo')).toEqual([]);

	await userEvent.click(await screen.findByRole('button', { name: 'Remove the demo content' }));
	cms.refuse('removeDemo', 503, { message: 'Out of order', times: 1 });
	await userEvent.click(screen.getByRole('button', { name: 'Yes, remove it' }));
	expect(await screen.findByText('Out of order')).toBeVisible();
	cms.on('readDemo', one({ entries: [], changed: left.changed, settings: [], pictures: 0 }));
	await userEvent.click(screen.getByRole('button', { name: 'Yes, remove it' }));
	expect(await screen.findByRole('status')).toHaveTextContent('The demo content is gone');
});

test('a site without demo content says nothing of it', async () => {
	cms.on('readDemo', one({ entries: [], changed: [], settings: [], pictures: 0 }));
	const { container } = renderScreen(DemoContent);
	await expect.poll(() => cms.asked('readDemo')).toHaveLength(1);
	expect(container).not.toHaveTextContent('Demo');
});
