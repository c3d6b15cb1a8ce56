import type { EntryVersion } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UpdateBlog } from '../../src/features/admin/forms/blog-form';
import { SettingsPage } from '../../src/features/admin/settings/components/settings-fields';
import { SettingsScreen } from '../../src/features/admin/settings/components/settings-screen';
import { refusal, setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { freshSite } from './settings-leaves';
import { allPublished, published, updates } from './updates';
import { renderRoute, renderScreen, signIn } from './workplace';

const later = '2026-05-05T05:05:05.000Z';
const post = { ...endpointExamples.getBlog.response.data, ...published };
const version = (number: number, more: Partial<EntryVersion> = {}): EntryVersion => ({
	version: String(number),
	at: `2026-04-0${number}T10:00:00.000Z`,
	by: 'Nadia Alam',
	fields: ['topic'],
	status: 'published',
	...more,
});
const versions = [
	version(3, { fields: ['description'], status: 'modified' }),
	version(2, { fields: ['topic', 'author', 'img', 'description'], by: 'The schedule' }),
	version(1, { fields: [], by: '' }),
];
const texts: Record<string, object> = {
	1: { topic: 'The old topic', description: 'A form is HTML.' },
	2: { topic: 'The new topic', description: 'A form is HTML.' },
	3: { topic: 'The new topic', description: 'A form is HTML first.' },
};

const cms = setupCms((api) => {
	allPublished(api);
	api.on('getSite', { status: true, data: freshSite() });
	api.on('listHistory', { status: true, data: versions });
	api.on('readVersion', ({ params }) => ({
		status: true,
		data: { ...post, ...texts[params.version] },
	}));
	api.on('restoreVersion', ({ params }) => ({
		acknowledged: true,
		data: { ...post, ...texts[params.version], updated: later, status: 'modified' as const },
	}));
});

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
	signIn();
});
afterEach(() => alertMixin.close());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openPost = () => renderScreen(() => <UpdateBlog blog={post} show={() => null} />);
const topic = () => screen.getByLabelText('Blog name');
const panel = async () => within(await screen.findByRole('dialog', { name: 'History' }));

async function openHistory() {
	await press('History');
	const opened = await panel();
	await opened.findAllByRole('listitem');
	return opened;
}

describe.each(updates)('the form of a $kind', (update) => {
	test('opens its history', async () => {
		renderRoute('/sumu/update/:id', '/sumu/update/some', update.route);
		await screen.findByRole('button', { name: /^Update / });
		await openHistory();
		const kind = update.put.replace('update', '').toLowerCase();
		expect(cms.asked('listHistory')[0]?.params.kind).toBe(kind);
	});
});

test('each version shows its date, author and changed fields', async () => {
	openPost();
	const opened = await openHistory();
	const [third, second, first] = opened.getAllByRole('listitem');
	expect(third).toHaveTextContent(/3 Apr 2026, \d\d:00/);
	expect(third).toHaveTextContent('DescriptionNadia Alam · Published, with a newer draft');
	expect(second).toHaveTextContent('Blog name, Author, ');
	expect(second).toHaveTextContent('and 1 moreThe schedule · Published');
	expect(first).toHaveTextContent('Before the first recorded change');
});

test('a version shows added and removed words, and only one version is open at a time', async () => {
	openPost();
	const opened = await openHistory();
	const [third, second] = opened.getAllByRole('button', { expanded: false });
	await userEvent.click(second as HTMLElement);
	expect(await opened.findByText('new', { selector: 'ins' })).toBeVisible();
	expect(opened.getByText('old', { selector: 'del' })).toBeVisible();
	await userEvent.click(third as HTMLElement);
	expect(await opened.findByText('first', { selector: 'ins', exact: false })).toBeVisible();
	expect(opened.queryByText('old')).not.toBeInTheDocument();
	expect(opened.getByText('This is the current version.')).toBeVisible();
	expect(opened.queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument();
});

async function restoreSecond() {
	const opened = await openHistory();
	await userEvent.click(opened.getAllByRole('button', { expanded: false })[1] as HTMLElement);
	await userEvent.click(await opened.findByRole('button', { name: 'Restore as a draft' }));
	return opened;
}

test('a restored version is shown in the form, and the next save is based on it', async () => {
	openPost();
	await restoreSecond();
	expect(await screen.findByText('Restored as a draft')).toBeVisible();
	expect(cms.asked('restoreVersion')[0]?.params).toEqual({
		kind: 'blog',
		id: post._id,
		version: '2',
	});
	await waitFor(() =>
		expect(screen.queryByRole('dialog', { name: 'History' })).not.toBeInTheDocument(),
	);
	await waitFor(() => expect(topic()).toHaveDisplayValue('The new topic'));
	await userEvent.type(topic(), '!');
	await press('Save draft');
	await waitFor(() => expect(cms.asked('updateBlog')).toHaveLength(1));
	expect(cms.asked('updateBlog')[0]?.body).toEqual({
		topic: 'The new topic!',
		status: 'draft',
		updated: later,
	});
});

test('restoring keeps unsaved changes and offers a comparison', async () => {
	openPost();
	await userEvent.type(topic(), ' and mine');
	await restoreSecond();
	await screen.findByRole('heading', { name: /was changed elsewhere/ });
	const both = within(screen.getByRole('group', { name: 'Blog name' }));
	expect(both.getByText(`${post.topic} and mine`, { selector: 'div' })).toBeVisible();
	expect(both.getByText('The new topic', { selector: 'div' })).toBeVisible();
});

test('a failed restore shows the reason', async () => {
	cms.refuse('restoreVersion', 404, { message: 'No Data Found' });
	openPost();
	const opened = await restoreSecond();
	expect(await opened.findByText('No Data Found')).toBeVisible();
});

test('an empty history shows a message', async () => {
	cms.on('listHistory', { status: true, data: [] });
	openPost();
	await press('History');
	expect(await (await panel()).findByText(/No changes yet/)).toBeVisible();
});

test('a history that fails to load offers a retry', async () => {
	const release = cms.hold('listHistory');
	openPost();
	await press('History');
	const opened = await panel();
	expect(opened.getByRole('status', { name: 'Loading' })).toBeVisible();
	cms.on('listHistory', () => {
		throw refusal(500);
	});
	release();
	const again = await opened.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
	cms.on('listHistory', { status: true, data: versions });
	await userEvent.click(again);
	expect(await opened.findAllByRole('listitem')).toHaveLength(3);
});

test('the history works with the keyboard and returns the focus when closed', async () => {
	openPost();
	screen.getByRole('button', { name: 'History' }).focus();
	await userEvent.keyboard('{Enter}');
	const opened = await panel();
	const [newest] = await opened.findAllByRole('button', { expanded: false });
	newest?.focus();
	await userEvent.keyboard('{Enter}');
	expect(newest).toHaveAttribute('aria-expanded', 'true');
	opened.getByRole('button', { name: 'Close history' }).focus();
	await userEvent.keyboard('{Enter}');
	expect(screen.getByRole('button', { name: 'History' })).toHaveFocus();
});

test('a settings version is restored directly and shown in the form', async () => {
	const site = freshSite();
	const intro = (version: string) => (version === '2' ? 'As it was then.' : 'As it is now.');
	cms.on('readVersion', ({ params }) => ({
		status: true,
		data: { ...site, intro: intro(params.version) },
	}));
	cms.on('restoreVersion', {
		acknowledged: true,
		data: { ...site, intro: 'As it was then.', updated: later },
	});
	cms.on('listHistory', {
		status: true,
		data: [version(3, { fields: ['intro', 'sections'] }), version(2, { fields: ['intro'] })],
	});
	renderRoute('/sumu/settings/:page', '/sumu/settings/banner', {
		default: () => <SettingsScreen Fields={SettingsPage} preview={() => null} />,
	});
	await screen.findByLabelText('Introduction (optional)');
	const opened = await openHistory();
	const [newest, older] = opened.getAllByRole('listitem');
	expect(newest).toHaveTextContent('Introduction, Sections');
	await userEvent.click(within(newest as HTMLElement).getByRole('button'));
	expect(await opened.findByText('is now', { selector: 'ins' })).toBeVisible();
	await userEvent.click(within(older as HTMLElement).getByRole('button'));
	await userEvent.click(await opened.findByRole('button', { name: 'Restore' }));
	await waitFor(() =>
		expect(screen.getByLabelText('Introduction (optional)')).toHaveDisplayValue('As it was then.'),
	);
	expect(cms.asked('restoreVersion')[0]?.params).toEqual({
		kind: 'site',
		id: 'site',
		version: '2',
	});
});
