import type { BodyOf, updateSite } from '@sumu/contract';
import { changed, one } from '@sumu/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import Words from '../../src/routes/sumu/words';
import { setupCms } from '../../src/testing/cms';
import { site } from '../../src/testing/samples';
import { renderScreen, signIn } from './workplace';

const plain = { ...site, wording: 'plain' as const, words: { readBlog: 'My diary' } };
const sent: BodyOf<typeof updateSite>[] = [];
const cms = setupCms((cms) => cms.on('getSite', one(plain)));

beforeEach(() => {
	signIn();
	sent.length = 0;
	cms.on('updateSite', ({ body }) => {
		sent.push(body);
		return changed({ ...plain, words: { ...body.words }, updated: '2026-01-01T00:00:00.000Z' });
	});
});

const find = async (text: string) => {
	await userEvent.clear(await screen.findByRole('searchbox', { name: 'Search' }));
	await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a word is found by what it says or what the owner says, replaced and saved, the others stay', async () => {
	renderScreen(Words);
	await find('my diary');
	expect(screen.getByRole('textbox', { name: 'Instead of “Read the blog”' })).toHaveValue(
		'My diary',
	);
	await find('log in');
	const login = screen.getByRole('textbox', { name: 'Instead of “Login”' });
	expect(login).toHaveAttribute('placeholder', 'Log in');
	await userEvent.type(login, 'Come in');
	await save();
	await waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
	expect(sent).toEqual([
		{ words: { readBlog: 'My diary', login: 'Come in' }, updated: plain.updated },
	]);
});

test('a name that is never filled in is told, and nothing is sent', async () => {
	renderScreen(Words);
	await find('Account of');
	const word = screen.getByRole('textbox', { name: 'Instead of “Account of {name}”' });
	await userEvent.click(word);
	await userEvent.paste('{nmae}, that is you');
	expect(word).toHaveAccessibleDescription('{nmae} is never filled in here');
	await save();
	expect(sent).toEqual([]);
	await userEvent.clear(word);
});

test('what was typed stays where it could not be saved', async () => {
	cms.refuse('updateSite', 503);
	renderScreen(Words);
	await find('Send message');
	const word = screen.getByRole('textbox', { name: 'Instead of “Send message”' });
	await userEvent.type(word, 'Write');
	await save();
	expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
	expect(word).toHaveValue('Write');
	await userEvent.clear(word);
});
