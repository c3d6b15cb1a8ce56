import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UpdateBlog } from '../../src/features/admin/forms/blog-form';
import { refusal, setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { controlsOf, standsIn, type } from './controls';
import { allPublished, answered, published, updates } from './updates';
import { renderRoute, renderScreen, signIn } from './workplace';

const later = '2026-05-05T05:05:05.000Z';
const post = { ...endpointExamples.getBlog.response.data, ...published };

const cms = setupCms(allPublished);

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
	signIn();
});
afterEach(() => alertMixin.close());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const group = (name: string) => within(screen.getByRole('group', { name }));
const openPost = () => renderScreen(() => <UpdateBlog blog={post} show={() => null} />);
const topic = () => screen.getByLabelText('Blog name');
const author = () => screen.getByLabelText('Author');

async function retype(control: HTMLElement, text: string) {
	await userEvent.clear(control);
	await userEvent.type(control, text);
}

/** Rejects a save as a conflict until it is based on the current version. */
const changedTo = (changes: object, reason = 'changed') => {
	const current = { ...post, ...changes, updated: later };
	cms.on('updateBlog', ({ body }) => {
		if (body.updated !== later) throw refusal(409, { reason, current });
		const { status: _, publishAt: _at, updated: _base, ...typed } = body;
		return { acknowledged: true, data: { ...current, ...answered(typed), acknowledged: true } };
	});
};
const lastSent = () => cms.asked('updateBlog').at(-1)?.body;

describe.each(updates)('a $kind that was changed elsewhere', (update) => {
	const [field] = update.fields.filter(({ row }) => row.kind === 'line' && !row.isFixed);
	if (!field) throw new Error('No line');

	test('is compared with the typed value, which is saved after it is chosen', async () => {
		renderRoute('/sumu/update/:id', '/sumu/update/some', update.route);
		await screen.findByRole('button', { name: /^Update / });
		type(field.row, 'Mine');
		const current = { ...update.entry, [field.name]: 'Theirs', updated: later };
		cms.refuse(update.put, 409, { reason: 'changed', current, times: 1 });
		await press(/^Update /);
		await screen.findByRole('heading', { name: /was changed elsewhere/ });
		const both = group(field.row.label);
		expect(both.getByText('Mine', { selector: 'div' })).toBeVisible();
		expect(both.getByText('Theirs', { selector: 'div' })).toBeVisible();
		await press('Use these');
		expect(standsIn(field.row)).toBe('Mine');
		expect(controlsOf(field.row)[0]).toBeVisible();
		await press(/^Update /);
		await waitFor(() => expect(cms.asked(update.put)).toHaveLength(2));
		expect(cms.asked(update.put)[1]?.body).toEqual({ [field.name]: 'Mine', updated: later });
	});
});

test('fields changed only elsewhere are taken over, and only typed fields are sent', async () => {
	changedTo({ author: 'Somebody else' });
	openPost();
	await retype(topic(), 'My own name');
	await press('Update post');
	await screen.findByRole('heading', { name: /was changed elsewhere/ });
	expect(group('Author').getByRole('radio', { name: /Theirs/ })).toBeChecked();
	expect(group('Blog name').getByRole('radio', { name: /Mine/ })).toBeChecked();
	await press('Use these');
	expect(author()).toHaveDisplayValue('Somebody else');
	await press('Update post');
	await screen.findByText('Update successfully');
	expect(lastSent()).toEqual({ topic: 'My own name', updated: later });
});

test('“Both” joins the two texts', async () => {
	changedTo({ description: 'Their words' });
	openPost();
	await retype(screen.getByLabelText('Description'), 'My words');
	await press('Update post');
	await screen.findByRole('heading', { name: /was changed elsewhere/ });
	await userEvent.click(group('Description').getByRole('radio', { name: 'Both' }));
	await press('Use these');
	expect(screen.getByLabelText('Description')).toHaveValue('My words\n\nTheir words');
});

test('a typed value that was not chosen can be restored after reopening the form', async () => {
	changedTo({ topic: 'Their name' });
	const { unmount } = openPost();
	await retype(topic(), 'My own name');
	await press('Update post');
	await screen.findByRole('heading', { name: /was changed elsewhere/ });
	await userEvent.click(group('Blog name').getByRole('radio', { name: /Theirs/ }));
	await press('Use these');
	expect(topic()).toHaveDisplayValue('Their name');
	unmount();
	openPost();
	const kept = within(screen.getByRole('region', { name: /didn’t choose/ }));
	expect(kept.getByText('My own name')).toBeVisible();
	await userEvent.click(kept.getByRole('button', { name: 'Use it after all: Blog name' }));
	expect(topic()).toHaveDisplayValue('My own name');
	expect(screen.queryByRole('region', { name: /didn’t choose/ })).not.toBeInTheDocument();
});

test('a conflict with an unopened draft is shown, and going back keeps the typed values', async () => {
	changedTo({ topic: 'A draft of it' }, 'draft');
	openPost();
	await retype(topic(), 'My own name');
	await press('Update post');
	await screen.findByRole('heading', { name: /a newer draft that you have not opened/ });
	await press('Back to my version');
	expect(topic()).toHaveDisplayValue('My own name');
	expect(cms.asked('updateBlog')).toHaveLength(1);
});

test('a second save waits for a slow first one and is based on its result', async () => {
	const release = cms.hold('updateBlog');
	cms.on('updateBlog', ({ body }) => ({
		acknowledged: true,
		data: { ...post, topic: body.topic ?? '', updated: later, acknowledged: true },
	}));
	openPost();
	await retype(topic(), 'First');
	await userEvent.type(topic(), '{Control>}s{/Control}');
	await waitFor(() => expect(cms.asked('updateBlog')).toHaveLength(1));
	await userEvent.type(topic(), ' and second{Control>}s{/Control}');
	expect(await screen.findByText(/Saves again/)).toBeVisible();
	expect(cms.asked('updateBlog')).toHaveLength(1);
	release();
	await waitFor(() => expect(cms.asked('updateBlog')).toHaveLength(2));
	expect(cms.asked('updateBlog').map(({ body }) => body)).toEqual([
		{ topic: 'First', updated: post.updated },
		{ topic: 'First and second', updated: later },
	]);
	await waitFor(() => expect(topic()).toHaveDisplayValue('First and second'));
});

test('an entry deleted elsewhere can be recreated from the typed values', async () => {
	cms.refuse('updateBlog', 404);
	openPost();
	await retype(topic(), 'My own name');
	await press('Update post');
	expect(await screen.findByText(/was deleted elsewhere/)).toBeVisible();
	expect(topic()).toHaveDisplayValue('My own name');
	await press('Create it again from your changes');
	expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
	const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:blog'));
	expect(drafts).toHaveLength(1);
	const { values } = JSON.parse(localStorage.getItem(drafts[0] ?? '') ?? '');
	expect(values).toMatchObject({ topic: 'My own name', img: post.img, author: post.author });
});

test('a draft based on an older version does not replace a newer one', async () => {
	localStorage.setItem(
		`draft:blog-${post._id}`,
		JSON.stringify({
			savedAt: 1,
			values: { topic: 'Half a thought' },
			updated: '2020-01-01T00:00:00Z',
		}),
	);
	openPost();
	await screen.findByRole('heading', { name: /based on an older version/ });
	expect(topic()).toHaveDisplayValue(post.topic);
	expect(screen.queryByRole('group', { name: 'Author' })).not.toBeInTheDocument();
	await press('Use these');
	expect(topic()).toHaveDisplayValue('Half a thought');
});
