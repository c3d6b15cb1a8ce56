import type { Letter, LetterFailure } from '@sumu/contract';
import {
	endpointExamples,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from '@sumu/contract/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LettersScreen } from '../../src/features/admin/letters/letters-screen';
import { browserClient } from '../../src/lib/query/client';
import { setupCms } from '../../src/testing/cms';
import { renderRoute, signIn } from './workplace';

const cms = setupCms();
const { data: draft } = endpointExamples.addLetter.response;
const path = '/sumu/letters';
const open = (letter?: Letter) =>
	renderRoute(path, letter ? `${path}?open=${letter._id}` : path, { default: LettersScreen });

beforeEach(() => {
	browserClient().clear();
	signIn();
	cms.on('listBlogs', endpointExamples.listBlogs.response);
	cms.on('previewLetter', endpointExamples.previewLetter.response);
});

test('letters are listed with their figures, and a new one sends the newest post', async () => {
	const sent: Letter = {
		...draft,
		_id: 'sent',
		subject: 'Old news',
		state: 'sent',
		counts: { recipients: 214, sent: 210, failed: 4, unsubscribed: 2 },
	};
	cms.on('listLetters', toListResponse(sent));
	cms.on('addLetter', endpointExamples.addLetter.response);
	open();
	const row = (await screen.findByRole('link', { name: 'Open the letter Old news' })).closest('li');
	expect(row).toHaveTextContent('210 of 214 sent · 4 failed · 2 unsubscribed');
	cms.on('listLetters', toListResponse(draft, sent));
	await userEvent.click(screen.getByRole('button', { name: 'New letter' }));
	expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue(draft.subject);
	const [post] = endpointExamples.listBlogs.response.data;
	expect(cms.asked('addLetter')[0]?.body).toEqual({ blogId: post?._id });
});

test('a letter is changed, tested, previewed and sent after confirmation', async () => {
	cms.on('listLetters', toListResponse(draft));
	cms.on('changeLetter', toChangedResponse(draft));
	cms.on('testLetter', endpointExamples.testLetter.response);
	cms.on('sendLetter', endpointExamples.sendLetter.response);
	open(draft);
	const user = userEvent.setup();
	const subject = await screen.findByRole('textbox', { name: 'Subject' });
	expect(subject).toHaveAccessibleDescription('Leave blank to use the title of the post.');
	await user.clear(subject);
	await user.type(subject, 'Better news');
	const send = screen.getByRole('button', { name: 'Send' });
	expect(send).toHaveAttribute('aria-disabled', 'true');
	await user.click(screen.getByRole('button', { name: 'Save' }));
	expect(await screen.findByText('Saved')).toBeVisible();
	expect(cms.asked('changeLetter')[0]?.body).toEqual({ subject: 'Better news' });

	const address = screen.getByRole('textbox', { name: 'Send a test to' });
	await user.clear(address);
	await user.type(address, 'me@example.com');
	await user.click(screen.getByRole('button', { name: 'Send test' }));
	expect(await screen.findByText('Test sent to me@example.com')).toBeVisible();

	expect(screen.getByTitle('Preview: Desktop')).toHaveAttribute('sandbox', '');
	await user.click(screen.getByRole('button', { name: 'Plain text' }));
	expect(
		screen.getByText('Hello, here is what I built this month.', { selector: 'pre' }),
	).toBeVisible();

	await user.click(send);
	const question = await screen.findByRole('dialog', { name: 'Send to 214 subscribers?' });
	const sending = endpointExamples.sendLetter.response.data;
	cms.on('listLetters', toListResponse<Letter>(sending));
	await user.click(within(question).getByRole('button', { name: 'Send' }));
	expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '14');
	expect(screen.getByRole('button', { name: 'Stop sending' })).toBeVisible();
});

test('a refused letter shows why', async () => {
	cms.on('listLetters', toListResponse(draft));
	cms.refuse('sendLetter', 409, { message: 'No mail server is set up' });
	open(draft);
	await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
	const question = await screen.findByRole('dialog', { name: /^Send to/ });
	await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
	expect(await screen.findByText('No mail server is set up')).toBeVisible();
});

test('addresses that failed are listed, and a suspended one can get letters again', async () => {
	const sent: Letter = {
		...draft,
		state: 'sent',
		counts: { recipients: 214, sent: 212, failed: 2, unsubscribed: 0 },
	};
	const address = 'gone@example.com';
	const failure: LetterFailure = {
		_id: 'gone',
		email: address,
		reason: '550 No such mailbox',
		suspended: true,
	};
	const left: LetterFailure = { _id: 'left', email: null, reason: '550 Full', suspended: false };
	cms.on('listLetters', toListResponse(sent));
	cms.refuse('listLetterFailures', 500, { message: 'Broken', times: 1 });
	cms.on('changeSubscriber', endpointExamples.changeSubscriber.response);
	cms.on('getUser', toItemResponse({ ...endpointExamples.getUser.response.data, role: 'admin' }));
	open(sent);
	const user = userEvent.setup();
	const retry = await screen.findByRole('button', { name: /again/i });
	cms.on('listLetterFailures', toListResponse(failure, left));
	await user.click(retry);
	expect(await screen.findByText('An address that has unsubscribed since')).toBeVisible();
	expect(screen.getByRole('link', { name: address })).toHaveAttribute(
		'href',
		'/sumu/subscribers?search=gone%40example.com&open=gone',
	);
	expect(screen.getByText(failure.reason)).toBeVisible();
	const lift = screen.getByRole('button', { name: 'Send letters to gone@example.com again' });
	cms.on('listLetterFailures', toListResponse({ ...failure, suspended: false }, left));
	await user.click(lift);
	expect(await screen.findByText('Gets letters again')).toBeVisible();
	expect(cms.asked('changeSubscriber')[0]?.body).toEqual({ suspended: false });
});
