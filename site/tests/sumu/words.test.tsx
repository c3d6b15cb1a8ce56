import type { BodyOf, updateSite } from '@sumu/contract';
import { toChangedResponse, toItemResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import Words from '../../src/features/admin/wording/words-form';
import { setupCms } from '../../src/testing/cms';
import { site } from '../../src/testing/samples';
import { isAskedOnLeaving, renderScreen, signIn } from './workplace';

const plain = { ...site, wording: 'plain' as const, words: { readBlog: 'My diary' } };
const later = '2099-01-01T00:00:00.000Z';
const sent: BodyOf<typeof updateSite>[] = [];
const cms = setupCms((cms) => cms.on('getSite', toItemResponse(plain)));

beforeEach(() => {
	signIn();
	sent.length = 0;
	cms.on('updateSite', ({ body }) => {
		sent.push(body);
		return toChangedResponse({
			...plain,
			words: { ...body.words },
			updated: '2026-01-01T00:00:00.000Z',
		});
	});
});

const find = async (text: string) => {
	await userEvent.clear(await screen.findByRole('searchbox', { name: 'Search' }));
	await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a text is found by default or replacement, and saving it keeps other replacements', async () => {
	renderScreen(Words);
	await find('my diary');
	expect(screen.getByRole('textbox', { name: 'Replacement for “Read the blog”' })).toHaveValue(
		'My diary',
	);
	await find('sign in');
	const login = screen.getByRole('textbox', { name: 'Replacement for “Login”' });
	expect(login).toHaveAttribute('placeholder', 'Sign in');
	await userEvent.type(login, 'Come in');
	await save();
	await waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
	expect(sent).toEqual([
		{ words: { readBlog: 'My diary', login: 'Come in' }, updated: plain.updated },
	]);
});

test('an unknown placeholder shows an error and nothing is sent', async () => {
	renderScreen(Words);
	await find('Account of');
	const word = screen.getByRole('textbox', { name: 'Replacement for “Account of {name}”' });
	await userEvent.click(word);
	await userEvent.paste('{nmae}, that is you');
	expect(word).toHaveAccessibleDescription('{nmae} isn’t available in this text');
	await save();
	expect(sent).toEqual([]);
	await userEvent.clear(word);
});

test('a typed replacement is kept when saving fails', async () => {
	cms.refuse('updateSite', 503);
	renderScreen(Words);
	await find('Send message');
	const word = screen.getByRole('textbox', { name: 'Replacement for “Send message”' });
	await userEvent.type(word, 'Write');
	await save();
	expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
	expect(word).toHaveValue('Write');
	await userEvent.clear(word);
});

test('the singular form may contain the number', async () => {
	renderScreen(Words);
	await find('One hour ahead');
	const word = screen.getByRole('textbox', {
		name: 'Replacement for “One hour ahead of you.” (one)',
	});
	await userEvent.click(word);
	await userEvent.paste('{count} hour before you');
	expect(word).toHaveAccessibleDescription('');
	await userEvent.clear(word);
});

/** Simulates a save by another user before the first save here. */
const changedBy = (theirs: Record<string, string>) => {
	const current = { ...plain, words: { ...plain.words, ...theirs }, updated: later };
	cms.refuse('updateSite', 409, { reason: 'changed', current, times: 1 });
};
const login = () => screen.getByRole('textbox', { name: 'Replacement for “Login”' });

test('texts changed elsewhere are kept, even if typed and reverted here', async () => {
	renderScreen(Words);
	await find('sign in');
	await userEvent.type(login(), 'Come in');
	await find('read the blog');
	const diary = screen.getByRole('textbox', { name: 'Replacement for “Read the blog”' });
	await userEvent.type(diary, '!{Backspace}');
	changedBy({ readBlog: 'Their diary' });
	await save();
	await waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
	expect(sent).toEqual([{ words: { readBlog: 'Their diary', login: 'Come in' }, updated: later }]);
	expect(diary).toHaveValue('Their diary');
});

test('a text changed elsewhere is replaced only after saving again', async () => {
	renderScreen(Words);
	await find('sign in');
	await userEvent.type(login(), 'Come in');
	changedBy({ login: 'Welcome' });
	await save();
	expect(await screen.findByRole('alert')).toHaveTextContent(
		/One of these texts was changed elsewhere/,
	);
	expect(sent).toEqual([]);
	expect(login()).toHaveValue('Come in');
	await save();
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toEqual({ words: { readBlog: 'My diary', login: 'Come in' }, updated: later });
});

const addFile = (name: string, content: string | Uint8Array) =>
	userEvent.upload(screen.getByLabelText('PO or CSV file'), new File([content as BlobPart], name), {
		applyAccept: false,
	});

/** Exports a file and returns its content. */
async function exportFile(name: string): Promise<string> {
	// A function of its own: other calls, such as those of an earlier test, do not count.
	const create = vi.fn((_: Blob) => 'blob:file');
	URL.createObjectURL = create;
	await userEvent.click(await screen.findByRole('button', { name }));
	await waitFor(() => expect(create).toHaveBeenCalledOnce());
	const file = create.mock.calls[0]?.[0] as File;
	return file.text();
}

test.each([
	'po',
	'csv',
] as const)('an exported %s file changes nothing until it is edited, and nothing is saved by an import', async (format) => {
	renderScreen(Words);
	const content = await exportFile(`Export ${format.toUpperCase()}`);
	await addFile(`words.${format}`, content);
	expect(await screen.findByText(`words.${format} changes nothing.`)).toBeVisible();
	expect(screen.queryByRole('alert', { name: 'Not imported' })).toBeNull();
	await addFile(
		`words.${format}`,
		content
			.replace('"Sign in"\nmsgstr "Sign in"', '"Sign in"\nmsgstr "Come in"')
			.replace('Sign in,Sign in', 'Sign in,Come in'),
	);
	expect(await screen.findByText(/Check it below, then save/)).toBeVisible();
	expect(login()).toHaveValue('Come in');
	expect(sent).toEqual([]);
	await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
	await find('sign in');
	expect(login()).toHaveValue('');
	await addFile(`words.${format}`, content.replace('My diary', 'Diary'));
	expect(await screen.findByText('Saved:')).toHaveTextContent('Saved: My diary');
	await save();
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]?.words).toEqual({ readBlog: 'Diary' });
});

test.each([
	[
		'a.po',
		'msgctxt "login"\nmsgid "Sign in"\nmsgstr "Come in\n',
		'Line 3: This isn’t a line of a PO file. Check its quotation marks.',
	],
	['a.po', '', 'This file contains no translations.'],
	['a.csv', 'key;word\nlogin;Come in\n', 'Row 1: The column “text” is missing.'],
	['a.csv', 'key,text\nlogin,"Come in\n', 'Row 2: A quotation mark is missing.'],
	['a.csv', 'key,text\nlogin,Come,in\n', 'Row 2: The number of cells is wrong.'],
	['a.csv', new Uint8Array([0xff, 0xfe, 0x41, 0]), 'The file isn’t UTF-8. Save it again as UTF-8.'],
])('%s that cannot be read changes nothing, and the reason is shown', async (name, content, reason) => {
	renderScreen(Words);
	await screen.findByRole('button', { name: 'Import a file' });
	await addFile(name, content);
	expect(
		within(await screen.findByRole('alert', { name: 'Not imported' })).getByText(reason),
	).toBeVisible();
	expect(screen.getByText(`${name} changes nothing.`)).toBeVisible();
});

test('entries that cannot be used are listed with their place; the others are imported', async () => {
	renderScreen(Words);
	await screen.findByRole('button', { name: 'Import a file' });
	await addFile('a.csv', 'key,text\nnothing,Oops\naccountOf,{nmae}\nlogin,Come in\nlogout,\n');
	const list = within(await screen.findByRole('alert', { name: 'Not imported' }));
	expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		'Row 2: There is no text “nothing” on this site.',
		'Row 3: {nmae} isn’t available in this text.',
	]);
	expect(screen.getByText(/a.csv changes 1 text. Check it below, then save./)).toBeVisible();
	expect(login()).toHaveValue('Come in');
	await userEvent.clear(login());
});

test('untranslated texts are counted for each part of the site and can be filtered', async () => {
	cms.on('getSite', toItemResponse({ ...plain, language: 'fi' }));
	renderScreen(Words);
	const parts = within(await screen.findByRole('list', { name: 'Translated texts' }));
	await userEvent.click(parts.getByRole('button', { name: /^Home, about/ }));
	const part = screen.getByRole('combobox', { name: 'Appears on' });
	expect(part).toHaveDisplayValue('Home, about and services');
	await userEvent.selectOptions(part, 'Not translated');
	expect(screen.queryByRole('textbox', { name: 'Replacement for “Read the blog”' })).toBeNull();
	const count = () => parts.getByRole('button', { name: /^Every page/ }).textContent;
	const before = count();
	await userEvent.type(login(), 'Kirjaudu');
	expect(count()).not.toBe(before);
	await userEvent.clear(login());
});

test('texts of the language that cannot be loaded show an error and can be retried', async () => {
	cms.on('getSite', toItemResponse({ ...plain, language: 'de' }));
	const realFetch = globalThis.fetch;
	let answerTexts = () => new Response(null, { status: 502 });
	const fetched = vi
		.spyOn(globalThis, 'fetch')
		.mockImplementation(async (input, init) =>
			String(input).includes('/words.json') ? answerTexts() : realFetch(input, init),
		);
	onTestFinished(() => fetched.mockRestore());
	renderScreen(Words);
	const failure = /The texts in Deutsch could not be loaded/;
	expect(await screen.findByText(failure, {}, { timeout: 20_000 })).toBeVisible();
	answerTexts = () => Response.json({ login: 'Anmelden' });
	await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByRole('list', { name: 'Translated texts' })).toBeVisible();
	expect(login()).toHaveAttribute('placeholder', 'Anmelden');
});

test('leaving while texts are being saved asks for confirmation', async () => {
	const release = cms.hold('updateSite');
	renderScreen(Words);
	await find('sign in');
	await userEvent.type(login(), 'Come in');
	await save();
	await screen.findByRole('button', { name: 'Saving…' });
	expect(isAskedOnLeaving()).toBe(true);
	release();
	await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
});
