import type { BodyOf, updateSite } from '@sumu/contract';
import { toChangedResponse, toItemResponse } from '@sumu/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import Words from '../../src/routes/sumu/words';
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
	await find('log in');
	const login = screen.getByRole('textbox', { name: 'Replacement for “Login”' });
	expect(login).toHaveAttribute('placeholder', 'Log in');
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
	await find('log in');
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
	await find('log in');
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

test('leaving while texts are being saved asks for confirmation', async () => {
	const release = cms.hold('updateSite');
	renderScreen(Words);
	await find('log in');
	await userEvent.type(login(), 'Come in');
	await save();
	await screen.findByRole('button', { name: 'Saving…' });
	expect(isAskedOnLeaving()).toBe(true);
	release();
	await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
});
