import { messages } from '@sumu/contract';
import { toItemResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { watchScreen } from '../support/screen';
import { renderHome } from './render-home';
import { homeSite, prepareHome } from './samples';

const cms = setupCms(prepareHome);

beforeEach(watchScreen);

const typed = {
	'Your Name': 'Ann',
	'Your Email': 'Ann@Example.com',
	'Your Number': '+880 171-234',
	Subject: 'A shop',
	Details: 'Ten pages',
};

const form = async (name: string) => within(await screen.findByRole('form', { name }));
const send = async () => (await form('Contact')).getByRole('button', { name: 'Send message' });

async function fill() {
	const contact = await form('Contact');
	for (const [label, text] of Object.entries(typed))
		await userEvent.type(contact.getByLabelText(label), text);
	return contact;
}

async function expectKept() {
	const contact = await form('Contact');
	for (const [label, text] of Object.entries(typed))
		expect(contact.getByLabelText(label)).toHaveValue(text);
}

test('an empty form is not sent, and each field shows its error', async () => {
	await renderHome();
	await userEvent.click(await send());
	const contact = await form('Contact');
	const wrong = {
		'Your Name': messages.enterName,
		'Your Email': messages.enterEmail,
		'Your Number': messages.enterNumber,
		Subject: messages.enterSubject,
		Details: messages.enterDetails,
	};
	for (const [label, message] of Object.entries(wrong)) {
		const field = contact.getByLabelText(label);
		await waitFor(() => expect(field).toHaveAccessibleDescription(message));
		expect(field).toBeInvalid();
		expect(field).toBeRequired();
	}
	expect(contact.getByLabelText('Your Name')).toHaveFocus();
	expect(cms.written).toEqual([]);
});

test('a message is sent once and confirmed, and the form is cleared', async () => {
	await renderHome();
	const contact = await fill();
	await userEvent.dblClick(await send());
	expect(await contact.findByRole('status')).toHaveTextContent(messages.contactSent);
	expect(cms.written).toEqual(['sendMessage']);
	expect(cms.asked('sendMessage')[0]?.body).toEqual({
		elapsed: expect.any(Number),
		name: 'Ann',
		email: 'ann@example.com',
		number: '+880 171-234',
		subject: 'A shop',
		details: 'Ten pages',
		website: '',
	});
	expect(contact.getByLabelText('Details')).toHaveValue('');
});

test('a failure keeps the typed values, and a retry sends them', async () => {
	cms.refuse('sendMessage', 500, { times: 1 });
	cms.refuse('sendMessage', 429, { times: 1 });
	await renderHome();
	const contact = await fill();
	await userEvent.click(await send());
	expect(await contact.findByText(/What you typed is still here/)).toBeVisible();
	await expectKept();
	await userEvent.click(contact.getByRole('button', { name: 'Try again' }));
	expect(await contact.findByText(messages.tooManyRequests)).toBeVisible();
	await expectKept();
	await userEvent.click(contact.getByRole('button', { name: 'Try again' }));
	expect(await contact.findByText(messages.contactSent)).toBeVisible();
	expect(cms.asked('sendMessage')).toHaveLength(3);
});

test('a server validation error is shown at its field', async () => {
	cms.refuse('sendMessage', 400, { times: 1, fields: { number: 'Not this one' } });
	await renderHome();
	const contact = await fill();
	await userEvent.click(await send());
	const number = contact.getByLabelText('Your Number');
	await waitFor(() => expect(number).toHaveAccessibleDescription('Not this one'));
	await waitFor(() => expect(number).toHaveFocus());
	await expectKept();
});

test('the honeypot fields are hidden from people', async () => {
	const { container } = await renderHome();
	await form('Contact');
	const traps = [...container.querySelectorAll<HTMLInputElement>('input[name=website]')];
	expect(traps).toHaveLength(2);
	for (const trap of traps) {
		expect(trap.tabIndex).toBe(-1);
		expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
		// Text browsers show the field.
		expect(trap).toHaveProperty('labels.0.textContent', 'Leave this field empty');
	}
	expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
});

test('the newsletter form validates the address and then subscribes it', async () => {
	await renderHome();
	const newsletter = await form('Newsletter');
	const field = newsletter.getByLabelText('Enter your Email');
	expect(field).toHaveAttribute('placeholder', 'Enter Your Email');
	await userEvent.type(field, 'nonsense{Enter}');
	await waitFor(() => expect(field).toHaveAccessibleDescription(messages.invalidEmail));
	expect(cms.written).toEqual([]);
	await userEvent.clear(field);
	await userEvent.type(field, 'ann@example.com');
	await userEvent.click(newsletter.getByRole('button', { name: 'Subscribe' }));
	expect(await newsletter.findByRole('status')).toHaveTextContent(messages.subscriptionReceived);
	expect(cms.written).toEqual(['subscribeToNewsletter']);
	expect(cms.asked('subscribeToNewsletter')[0]?.body).toEqual({
		email: 'ann@example.com',
		website: '',
	});
});

test('the newsletter’s thanks mention no e-mail when e-mail is not set up', async () => {
	cms.on(
		'getSite',
		toItemResponse({ ...homeSite, features: { ...homeSite.features, mail: false } }),
	);
	await renderHome();
	const newsletter = await form('Newsletter');
	await userEvent.type(newsletter.getByLabelText('Enter your Email'), 'ann@example.com');
	await userEvent.click(newsletter.getByRole('button', { name: 'Subscribe' }));
	expect(await newsletter.findByRole('status')).toHaveTextContent(/^Thank you\.$/);
	expect(screen.queryByText(/inbox/)).not.toBeInTheDocument();
});
