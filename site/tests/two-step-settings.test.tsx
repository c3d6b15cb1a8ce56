import { messages, type User } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '../src/lib/session';
import * as settings from '../src/routes/account/settings';
import { setupCms } from '../src/testing/cms';
import { signIn } from '../src/testing/sign-in';
import { siteStubWithQueries } from '../src/testing/site-stub';

const cms = setupCms();
let account: User;
const { secret, uri, qr, setup } = endpointExamples.setUpSecondFactor.response.data;
const { recoveryCodes } = endpointExamples.turnOnSecondFactor.response.data;

beforeEach(() => {
	account = { ...endpointExamples.getUser.response.data, hasPassword: true, twoStep: false };
	cms.on('getUser', () => toItemResponse(account));
	cms.on('turnOnSecondFactor', () => {
		account = { ...account, twoStep: true };
		return toItemResponse({ recoveryCodes });
	});
	cms.on('turnOffSecondFactor', () => {
		account = { ...account, twoStep: false };
		return toItemResponse(account);
	});
});
afterEach(() => getSession().forget());

const Site = siteStubWithQueries([
	{ path: '/settings', Component: settings.default, loader: settings.clientLoader },
]);

/** jsdom's files have no `text()`. */
const textOf = (file = new Blob()) =>
	new Promise<string>((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.readAsText(file);
	});

async function open(changes: Partial<User> = {}) {
	account = { ...account, ...changes };
	signIn();
	const user = userEvent.setup();
	render(<Site initialEntries={['/settings']} />);
	const part = within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
	return { user, part };
}

test('two-step sign-in is turned on with password, app and code and shows recovery codes once', async () => {
	const { user, part } = await open();
	expect(part.getByText('It is off.')).toBeVisible();
	await user.click(part.getByRole('button', { name: 'Turn on' }));
	const password = part.getByLabelText('Your password');
	await waitFor(() => expect(password).toHaveFocus());

	cms.refuse('setUpSecondFactor', 400, {
		times: 1,
		fields: { password: messages.wrongPassword },
	});
	await user.type(password, 'wrong1{Enter}');
	await waitFor(() => expect(password).toHaveAccessibleDescription(messages.wrongPassword));
	await user.clear(password);
	await user.type(password, 'tea4twenty{Enter}');

	const code = await part.findByLabelText('Code from the app');
	await waitFor(() => expect(code).toHaveFocus());
	expect(cms.asked('setUpSecondFactor')[1]?.body).toEqual({ password: 'tea4twenty' });
	expect(part.getByRole('img', { name: 'QR code for your authenticator app' })).toHaveAttribute(
		'src',
		qr,
	);
	expect(part.getByRole('link', { name: 'open it in an app on this device' })).toHaveAttribute(
		'href',
		uri,
	);
	expect(part.getByText(secret.replace(/.{4}(?=.)/g, '$& '))).toBeVisible();
	await user.click(part.getByRole('button', { name: 'Copy the key' }));
	expect(await part.findByText('Copied')).toBeVisible();
	expect(await navigator.clipboard.readText()).toBe(secret);

	cms.refuse('turnOnSecondFactor', 400, { times: 1, fields: { code: messages.wrongCode } });
	await user.type(code, '000000{Enter}');
	await waitFor(() => expect(code).toHaveAccessibleDescription(messages.wrongCode));
	await user.clear(code);
	await user.type(code, '492039{Enter}');
	const heading = await part.findByRole('heading', { level: 3 });
	await waitFor(() => expect(heading).toHaveFocus());
	expect(cms.asked('turnOnSecondFactor')[1]?.body).toEqual({ setup, code: '492039' });
	expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
		recoveryCodes,
	);
	await user.click(part.getByRole('button', { name: 'Copy' }));
	await part.findByText('Copied');
	expect(await navigator.clipboard.readText()).toBe(`${recoveryCodes.join('\n')}\n`);

	await user.click(part.getByRole('button', { name: 'I have saved them' }));
	expect(part.getByText('It is on.')).toBeVisible();
	expect(part.queryByText(recoveryCodes[0] ?? '')).toBeNull();
});

test('the recovery codes can be saved as a file', async () => {
	const made: Blob[] = [];
	vi.stubGlobal(
		'URL',
		class extends URL {
			static override createObjectURL = (file: Blob) => `blob:${made.push(file)}`;
			static override revokeObjectURL = () => {};
		},
	);
	const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
	const { user, part } = await open({ twoStep: true });
	await user.click(part.getByRole('button', { name: 'New recovery codes' }));
	await user.type(part.getByLabelText('Your password, or a code'), '492039{Enter}');
	await user.click(await part.findByRole('button', { name: 'Download' }));
	expect(click).toHaveBeenCalledOnce();
	const text = await textOf(made[0]);
	for (const code of endpointExamples.newRecoveryCodes.response.data.recoveryCodes)
		expect(text).toContain(code);
	expect(cms.asked('newRecoveryCodes')[0]?.body).toEqual({ proof: '492039' });
	click.mockRestore();
	vi.unstubAllGlobals();
});

test('without a password the setup starts with the app and shows an error on failure', async () => {
	const { user, part } = await open({ hasPassword: false });
	cms.refuse('setUpSecondFactor', 409, { times: 1, message: messages.twoStepIsOn });
	await user.click(part.getByRole('button', { name: 'Turn on' }));
	expect(await part.findByText(messages.twoStepIsOn)).toBeVisible();
	await user.click(part.getByRole('button', { name: 'Turn on' }));
	const field = await part.findByLabelText('Code from the app');
	await waitFor(() => expect(field).toHaveFocus());
	expect(cms.asked('setUpSecondFactor')[1]?.body).toEqual({});
	await user.click(part.getByRole('button', { name: 'Cancel' }));
	expect(part.getByText('It is off.')).toBeVisible();
	expect(cms.asked('turnOnSecondFactor')).toEqual([]);
});

test('an expired setup shows an error', async () => {
	const { user, part } = await open({ hasPassword: false });
	cms.refuse('turnOnSecondFactor', 400, { fields: { setup: messages.linkExpired } });
	await user.click(part.getByRole('button', { name: 'Turn on' }));
	await user.type(await part.findByLabelText('Code from the app'), '492039{Enter}');
	expect(await part.findByText(messages.linkExpired)).toBeVisible();
});

test('two-step sign-in is turned off with the password or a code', async () => {
	const { user, part } = await open({ twoStep: true });
	await user.click(part.getByRole('button', { name: 'Turn off' }));
	const proof = part.getByLabelText('Your password, or a code');
	await waitFor(() => expect(proof).toHaveFocus());
	await user.type(proof, '{Enter}');
	await waitFor(() => expect(proof).toHaveAccessibleDescription(messages.enterProof));
	cms.refuse('turnOffSecondFactor', 400, {
		times: 1,
		fields: { proof: messages.wrongProof },
	});
	await user.type(proof, 'wrong1{Enter}');
	await waitFor(() => expect(proof).toHaveAccessibleDescription(messages.wrongProof));
	await user.clear(proof);
	await user.type(proof, 'tea4twenty{Enter}');
	expect(await part.findByText('It is off.')).toBeVisible();
	expect(cms.asked('turnOffSecondFactor')[1]?.body).toEqual({ proof: 'tea4twenty' });
});
