import type { FoundItem } from '@sumu/contract';
import { endpointExamples, toListResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
	PaletteLauncher,
	useOpenPalette,
} from '../../src/features/admin/shell/palette/palette-launcher';
import { WorkRoleProvider } from '../../src/features/admin/shell/screen-permissions';
import { setupCms } from '../../src/testing/cms';
import { openWorkplace, renderScreen } from './workplace';

const draft: FoundItem = {
	kind: 'blog',
	_id: 'a23456789012345678901234',
	title: 'Tea at noon',
	excerpt: 'About tea.',
	to: '/sumu/blog-update/a23456789012345678901234',
	status: 'draft',
};
const message: FoundItem = {
	...draft,
	kind: 'message',
	_id: 'm23456789012345678901234',
	title: 'A tea shop',
	to: '/sumu/messages?search=ann%40example.com&open=m23456789012345678901234',
	status: undefined,
};

const cms = setupCms((api) => {
	api.on('findAnything', ({ query: { q } }) =>
		toListResponse(...(q === 'tea' ? [draft, message] : [])),
	);
});

beforeEach(() => {
	openWorkplace();
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
});

const OpenButton = () => {
	const open = useOpenPalette();
	return (
		<button type="button" onClick={open}>
			Open it
		</button>
	);
};

async function open(role: 'admin' | 'editor' = 'admin') {
	renderScreen(() => (
		<WorkRoleProvider value={role}>
			<PaletteLauncher>
				<OpenButton />
			</PaletteLauncher>
		</WorkRoleProvider>
	));
	await screen.findByText('Open it');
	await userEvent.keyboard('{Control>}k{/Control}');
	return screen.findByRole('combobox', { name: 'Search or type a command' });
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

const expectFirstSelected = (input: HTMLElement) =>
	waitFor(() => {
		const [first] = screen.getAllByRole('option');
		expect(first).toHaveAttribute('aria-selected', 'true');
		expect(input).toHaveAttribute('aria-activedescendant', first?.id);
	});

test('selects the first option whenever others are listed', async () => {
	const input = await open();
	await expectFirstSelected(input);
	await userEvent.type(input, 'add');
	await waitFor(() => expect(options()).not.toContain('Statistics'));
	await expectFirstSelected(input);
	await userEvent.clear(input);
	await userEvent.type(input, 'tea');
	await screen.findByRole('option', { name: /Tea at noon/ });
	await expectFirstSelected(input);
	await userEvent.keyboard('{ArrowDown}');
	expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
});

test('opens with Ctrl+K, and Escape closes it', async () => {
	expect(await open()).toHaveFocus();
	const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Command palette' });
	dialog.close();
	await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
	await userEvent.click(screen.getByText('Open it'));
	expect(await screen.findByRole('combobox')).toBeVisible();
});

test('offers actions and screens, and goes to one with the keyboard alone', async () => {
	const input = await open();
	expect(options()).toEqual(expect.arrayContaining(['Add Blog', 'View site', 'Trash']));
	await userEvent.type(input, 'trash');
	await waitFor(() => expect(options()).toEqual(['Trash']));
	await userEvent.keyboard('{Enter}');
	expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('finds entries and messages, marks the chosen option and names the draft', async () => {
	const input = await open();
	await userEvent.type(input, 'tea');
	const found = await screen.findByRole('option', { name: /Tea at noon/ });
	expect(found).toHaveTextContent('About tea.Post, draft');
	expect(screen.getByRole('option', { name: /A tea shop/ })).toHaveTextContent('Message');
	await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/\d result/));
	await userEvent.keyboard('{ArrowDown}{ArrowUp}');
	const active = input.getAttribute('aria-activedescendant');
	expect(document.getElementById(active ?? '')).toHaveAttribute('aria-selected', 'true');
});

test('publishes a draft by its name', async () => {
	cms.on('publishEntry', endpointExamples.publishEntry.response);
	const input = await open();
	await userEvent.click(screen.getByRole('option', { name: 'Publish a draft…' }));
	expect(input).toHaveValue('publish ');
	await userEvent.type(input, 'tea');
	await userEvent.click(await screen.findByRole('option', { name: /Publish “Tea at noon”/ }));
	await waitFor(() =>
		expect(cms.asked('publishEntry')).toMatchObject([{ params: { kind: 'blog', id: draft._id } }]),
	);
	await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('shows a helper only the screens of the role', async () => {
	await open('editor');
	const names = options();
	expect(names).toContain('Add Blog');
	expect(names).not.toContain('Add Project');
	expect(names).not.toContain('Site settings');
});

test('says when nothing matches', async () => {
	const input = await open();
	await userEvent.type(input, 'giraffe');
	const dialog = within(screen.getByRole('dialog'));
	expect(await dialog.findByText('No result contains all of those words.')).toBeVisible();
});
