import { messages } from '@sumu/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Swal from 'sweetalert2';
import { afterEach, describe, expect, test } from 'vitest';
import { getSession } from '../src/lib/session';
import Login from '../src/routes/accounts/login';
import ResetPassword from '../src/routes/accounts/reset-password';
import { setupCms } from '../src/testing/cms';
import { siteStub } from '../src/testing/site-stub';

const cms = setupCms();
afterEach(() => {
	// A closing toast restores the focus, possibly during the next test.
	Swal.close();
	getSession().forget();
	location.hash = '';
});

const Site = siteStub([
	{ path: '/login', Component: Login },
	{ path: '/reset-password', Component: ResetPassword },
	{ path: '*', Component: () => <h1>Elsewhere</h1> },
]);

const wanted = { times: 1, message: messages.enterCode, reason: 'code' };
const wrongCode = { times: 1, message: messages.wrongCode, reason: 'code' };
const appCode = 'Code from your authenticator app';

describe('signing in', () => {
	async function send() {
		const user = userEvent.setup();
		render(<Site initialEntries={['/login']} />);
		await user.type(await screen.findByLabelText('Email address'), 'nadia@example.com');
		await user.type(screen.getByLabelText('Password'), 'tea4twenty');
		await user.click(screen.getByLabelText('Remember me'));
		await user.click(screen.getByRole('button', { name: 'Login' }));
		return user;
	}

	test('does not ask for a code unless it is required', async () => {
		await send();
		await screen.findByRole('heading', { name: 'Elsewhere' });
		expect(cms.asked('signIn')[0]?.body).toEqual({
			identifier: 'nadia@example.com',
			password: 'tea4twenty',
			remember: true,
		});
	});

	test('asks for a required code and keeps the typed values', async () => {
		cms.refuse('signIn', 401, wanted);
		cms.refuse('signIn', 401, { ...wrongCode, fields: { code: messages.wrongCode } });
		const user = await send();
		const field = await screen.findByLabelText(appCode);
		await waitFor(() => expect(field).toHaveFocus());
		expect(field).toHaveAttribute('autocomplete', 'one-time-code');
		expect(field).toHaveAttribute('inputmode', 'numeric');
		const form = within(screen.getByRole('form', { name: 'Login' }));
		expect(form.getByRole('alert')).toBeEmptyDOMElement();
		expect(screen.getByLabelText('Password')).toHaveValue('tea4twenty');

		await user.type(field, '000000{Enter}');
		await waitFor(() => expect(field).toHaveAccessibleDescription(messages.wrongCode));
		await waitFor(() => expect(field).toHaveFocus());
		expect(field).toHaveValue('000000');
		await user.clear(field);
		await user.type(field, '492039{Enter}');
		await screen.findByRole('heading', { name: 'Elsewhere' });
		expect(cms.asked('signIn').map(({ body }) => body.code)).toEqual([
			undefined,
			'000000',
			'492039',
		]);
		expect(cms.asked('signIn')[2]?.body).toMatchObject({ password: 'tea4twenty', remember: true });
	});

	test('accepts a recovery code and shows an error for an empty code', async () => {
		cms.refuse('signIn', 401, { ...wanted, times: 2 });
		const user = await send();
		await user.type(await screen.findByLabelText(appCode), '{Enter}');
		expect(await screen.findByText(messages.authError(messages.enterCode))).toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
		const field = screen.getByLabelText('One of your recovery codes');
		expect(field).toHaveAttribute('inputmode', 'text');
		await user.type(field, 'k7qw-3xzb-5n2v-jyh4{Enter}');
		await screen.findByRole('heading', { name: 'Elsewhere' });
		expect(cms.asked('signIn')[2]?.body.code).toBe('k7qw-3xzb-5n2v-jyh4');
	});

	test('shows the reason for any other failure', async () => {
		cms.refuse('signIn', 401, { message: 'Not today' });
		await send();
		expect(await screen.findByText(messages.authError('Not today'))).toBeInTheDocument();
		expect(screen.queryByLabelText(appCode)).toBeNull();
	});
});

test('a password reset by e-mail also asks for the code', async () => {
	cms.refuse('resetPassword', 401, wanted);
	location.hash = '#code=of-the-mail';
	const user = userEvent.setup();
	render(<Site initialEntries={['/reset-password#code=of-the-mail']} />);
	await user.type(await screen.findByLabelText('New password'), 'Fresh42threads');
	await user.type(screen.getByLabelText('Repeat the new password'), 'Fresh42threads{Enter}');
	const field = await screen.findByLabelText(appCode);
	expect(screen.queryByText('Request a new link')).toBeNull();
	await user.type(field, '492039{Enter}');
	await screen.findByRole('heading', { name: 'Elsewhere' });
	expect(cms.asked('resetPassword')[1]?.body).toEqual({
		code: 'of-the-mail',
		password: 'Fresh42threads',
		passwordConfirmation: 'Fresh42threads',
		secondFactor: '492039',
	});
});
