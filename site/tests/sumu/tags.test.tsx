import type { ManagedTag } from '@sumu/contract';
import { messages } from '@sumu/contract';
import { toChangedResponse, toListResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Tags from '../../src/features/admin/lists/tags-screen';
import { browserClient } from '../../src/lib/query/client';
import { getSession } from '../../src/lib/session';
import AddPost from '../../src/routes/sumu/blog-form';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { openWorkplace, renderRoute, renderScreen } from './workplace';

const tag = (name: string, count: number, published = count): ManagedTag => ({
	tag: name,
	count,
	published,
});
const sampleTags = [tag('CSS', 12), tag('HTML', 3, 2), tag('Looms', 1, 0)];

const cms = setupCms();
beforeEach(() => {
	browserClient().clear();
	openWorkplace();
	cms.on('listTags', toListResponse(...sampleTags));
});
afterEach(() => {
	alertMixin.close();
	getSession().forget();
});
const click = async (name: string) =>
	userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const renameTo = async (name: string) => {
	const input = await screen.findByRole('textbox', { name: /^New name for/ });
	await userEvent.clear(input);
	await userEvent.type(input, `${name}{Enter}`);
};
const names = () =>
	screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);

test('the tags of drafts are listed too, with links to their posts, and searched', async () => {
	renderRoute('/sumu/tags', '/sumu/tags', { default: Tags });
	expect(await screen.findByRole('link', { name: 'HTML: 3 posts, 2 published' })).toHaveAttribute(
		'href',
		'/sumu/manage-blogs?tag=HTML',
	);
	expect(screen.getByText('1 post, none published')).toBeVisible();
	expect(screen.getByText('12 posts')).toBeVisible();
	expect(cms.asked('listTags').map(({ query }) => query)).toEqual([{ managed: 'true' }]);
	await userEvent.type(screen.getByRole('searchbox', { name: 'Search tags' }), 'LOOM');
	await waitFor(() => expect(names()).toEqual(['Looms']));
	await userEvent.type(screen.getByRole('searchbox', { name: 'Search tags' }), 'x');
	expect(await screen.findByText('No tag matches your search.')).toBeVisible();
});

test('a tag is renamed with the keyboard, and its row keeps the focus', async () => {
	cms.on('renameTag', toChangedResponse({ tag: 'Markup', changed: 3 }));
	renderScreen(Tags);
	await click('Rename HTML');
	expect(screen.getByRole('textbox', { name: 'New name for HTML' })).toHaveFocus();
	await userEvent.keyboard('{Escape}');
	expect(screen.getByRole('button', { name: 'Rename HTML' })).toHaveFocus();
	await userEvent.keyboard('{Enter}');
	cms.on('listTags', toListResponse(tag('CSS', 12), tag('Markup', 3)));
	await renameTo('Markup');
	await screen.findByText('Tag renamed in 3 posts');
	await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Markup' })).toHaveFocus());
	expect(cms.asked('renameTag')).toMatchObject([
		{ params: { name: 'HTML' }, body: { name: 'Markup' } },
	]);
});

test('a name that no tag can have is refused before it is sent', async () => {
	renderScreen(Tags);
	await click('Rename HTML');
	await renameTo('a/b');
	expect(await screen.findByText(messages.notATag)).toBeVisible();
	expect(screen.getByRole('textbox', { name: 'New name for HTML' })).toBeInvalid();
	expect(cms.written).toEqual([]);
});

test('the name of another tag merges both, but only if the owner agrees', async () => {
	cms.on('renameTag', toChangedResponse({ tag: 'CSS', changed: 3 }));
	renderScreen(Tags);
	await click('Rename HTML');
	await renameTo('css');
	await screen.findByText('Merge “HTML” into “CSS”?');
	expect(screen.getByText(/3 posts will have it instead of “HTML”/)).toBeInTheDocument();
	// The row has a button of this name too.
	const [, cancel] = screen.getAllByRole('button', { name: 'Cancel', hidden: true });
	await userEvent.click(cancel as HTMLElement);
	await waitFor(() => expect(screen.queryByText('Merge “HTML” into “CSS”?')).toBeNull());
	expect(cms.written).toEqual([]);
	expect(screen.getByRole('textbox', { name: 'New name for HTML', hidden: true })).toHaveValue(
		'css',
	);
});

test('a merge keeps the spelling of the other tag', async () => {
	cms.on('renameTag', toChangedResponse({ tag: 'CSS', changed: 3 }));
	renderScreen(Tags);
	await click('Rename HTML');
	await renameTo('css');
	cms.on('listTags', toListResponse(tag('CSS', 15)));
	await click('Merge');
	await screen.findByText('Tags merged in 3 posts');
	expect(cms.asked('renameTag')).toMatchObject([
		{ params: { name: 'HTML' }, body: { name: 'CSS' } },
	]);
	await waitFor(() => expect(screen.queryByText('HTML')).not.toBeInTheDocument());
});

test('a tag gets another spelling without a question', async () => {
	cms.on('renameTag', toChangedResponse({ tag: 'looms', changed: 1 }));
	renderScreen(Tags);
	await click('Rename Looms');
	cms.on('listTags', toListResponse(tag('looms', 1)));
	await renameTo('looms');
	await screen.findByText('Tag renamed in 1 post');
	expect(await screen.findByRole('button', { name: 'Rename looms' })).toBeVisible();
});

test('a refused rename says why and keeps the typed name', async () => {
	cms.refuse('renameTag', 404, { message: 'Gone meanwhile' });
	renderScreen(Tags);
	await click('Rename HTML');
	await renameTo('Markup');
	await screen.findByText('Gone meanwhile');
	await click('OK');
	expect(screen.getByRole('textbox', { name: 'New name for HTML', hidden: true })).toHaveValue(
		'Markup',
	);
});

test('deleting a tag names the number of posts first', async () => {
	cms.on('removeTag', toChangedResponse({ tag: null, changed: 12 }));
	renderScreen(Tags);
	await click('Delete CSS');
	expect(
		await screen.findByText(/^It will be removed from 12 posts, including drafts/),
	).toBeInTheDocument();
	expect(cms.written).toEqual([]);
	cms.on('listTags', toListResponse(...sampleTags.slice(1)));
	await click('Delete');
	await screen.findByText('Tag deleted from 12 posts');
	expect(cms.asked('removeTag').map(({ params }) => params)).toEqual([{ name: 'CSS' }]);
	await waitFor(() => expect(screen.getByRole('button', { name: 'Rename HTML' })).toHaveFocus());
});

test('the screen says that there are no tags, and lets the owner try again after a failure', async () => {
	cms.refuse('listTags', 403);
	renderScreen(Tags);
	expect(await screen.findByText('Tags could not be loaded.')).toBeVisible();
	cms.accept('listTags');
	cms.on('listTags', toListResponse());
	await click('Try again');
	expect(await screen.findByText('No post has a tag yet.')).toBeVisible();
});

test('the post form suggests the tags of other posts while one is typed', async () => {
	renderScreen(AddPost);
	const input = await screen.findByRole('combobox', { name: /^Tags, separated by commas/ });
	await userEvent.type(input, 'html, s');
	const list = await screen.findByRole('listbox', { name: 'Tags used in other posts' });
	expect(within(list).getAllByRole('option')).toHaveLength(2);
	await userEvent.keyboard('{ArrowDown}');
	expect(input).toHaveAttribute(
		'aria-activedescendant',
		within(list).getByRole('option', { name: 'CSS', selected: true }).id,
	);
	await userEvent.keyboard('{Enter}');
	expect(input).toHaveValue('html, CSS');
	expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
	await userEvent.type(input, ', l');
	await userEvent.click(await screen.findByRole('option', { name: 'Looms' }));
	expect(input).toHaveValue('html, CSS, Looms');
	expect(input).toHaveFocus();
	await userEvent.clear(input);
	expect(await screen.findAllByRole('option')).toHaveLength(3);
	await userEvent.keyboard('{Escape}');
	expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
	expect(cms.written).toEqual([]);
});
