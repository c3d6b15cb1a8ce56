import { messages } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { browserClient } from '../src/lib/query/client';
import { getSession } from '../src/lib/session';
import * as profile from '../src/routes/account/profile';
import ConfirmEmail from '../src/routes/accounts/confirm-email';
import ForgotPassword from '../src/routes/accounts/forgot-password';
import AccountPages from '../src/routes/accounts/layout';
import Overview from '../src/routes/sumu/profile';
import { setupCms } from '../src/testing/cms';
import { site } from '../src/testing/samples';
import { signIn } from '../src/testing/sign-in';
import { siteStubWithQueries } from '../src/testing/site-stub';

const unconfirmed = { ...endpointExamples.getUser.response.data, emailVerified: false };
const cms = setupCms((cms) => cms.on('getUser', toItemResponse(unconfirmed)));

afterEach(() => getSession().forget());

const Site = siteStubWithQueries([
	{ path: '/profile', Component: profile.default, loader: profile.clientLoader },
	{ path: '/sumu', Component: Overview },
	{
		Component: AccountPages,
		children: [
			{ path: '/forgot-password', Component: ForgotPassword },
			{ path: '/confirm-email', Component: ConfirmEmail },
		],
	},
]);

async function open(path: string, mail: boolean, contact = site.contact) {
	browserClient().clear();
	cms.on('getSite', toItemResponse({ ...site, contact, features: { ...site.features, mail } }));
	render(<Site initialEntries={[path]} />);
	await screen.findByRole('heading', { level: 1 });
}

async function forget(button: string) {
	await userEvent.type(screen.getByLabelText('Email address'), 'nadia@example.com');
	await userEvent.click(screen.getByRole('button', { name: button }));
}

test('a password reset promises an e-mail when e-mail is set up', async () => {
	await open('/forgot-password', true);
	await forget('Send reset link');
	expect(await screen.findByText(/an e-mail is on its way/)).toBeVisible();
});

test('without e-mail, a password reset gives the owner’s address and no instructions for operators', async () => {
	await open('/forgot-password', false);
	expect(screen.getByText(/This site can’t send e-mail/)).toBeVisible();
	const { email } = site.contact;
	expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
	await forget('Request reset link');
	expect(await screen.findByText(/the owner can give you the link/)).toBeVisible();
	expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
	expect(document.body).not.toHaveTextContent(/SMTP_URL|docker|log of|panel/);
});

test('without e-mail and contact address, a password reset links to the contact form', async () => {
	await open('/forgot-password', false, { ...site.contact, email: '' });
	expect(screen.getByRole('link', { name: 'the owner' })).toHaveAttribute('href', '/contact');
});

const toStep = (step: string) => `/sumu/first-steps#step-${step}`;

test.each([
	true,
	false,
])('a profile asks for confirmation only when e-mail is set up (%s)', async (mail) => {
	signIn();
	await open('/profile', mail);
	const asks = screen.queryAllByText('Your e-mail address is not confirmed yet.');
	expect(asks).toHaveLength(mail ? 1 : 0);
});

test.each([
	true,
	false,
])('an expired link offers a new one only when e-mail is set up (%s)', async (mail) => {
	cms.refuse('confirmEmail', 400, { message: messages.linkExpired });
	await open('/confirm-email#code=old', mail);
	await screen.findByText(/Your profile shows/);
	expect(screen.queryAllByText(/can send you another link/)).toHaveLength(mail ? 1 : 0);
});

test.each([
	[true, 'E-mail is set up. Confirmations, reset links and notices are sent.'],
	[false, /^E-mail isn’t set up/],
] as const)('the overview shows whether e-mail is set up (%s)', async (mail, words) => {
	signIn();
	await open('/sumu', mail);
	expect(await screen.findByText(words)).toBeVisible();
	const ways = screen.queryAllByRole('link', { name: 'Set it up' });
	expect(ways.map((way) => way.getAttribute('href'))).toEqual(mail ? [] : [toStep('mail')]);
});

test.each([
	['off', 'Automatic backups are off.'],
	['waiting', 'The first nightly backup hasn’t run yet.'],
	['made', 'A backup is made every night.'],
	['failed', /^The last nightly backup failed/],
] as const)('the overview shows the backup status (%s)', async (backups, words) => {
	cms.on('getOverview', toItemResponse({ ...endpointExamples.getOverview.response.data, backups }));
	signIn();
	await open('/sumu', true);
	expect(await screen.findByText(words)).toBeVisible();
	const way = screen.queryByRole('link', { name: 'Set it up' });
	expect(way?.getAttribute('href')).toBe(backups === 'off' ? toStep('backup') : undefined);
});
