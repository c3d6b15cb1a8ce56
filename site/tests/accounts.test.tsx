import { googleFailures, messages } from '@sumu/contract';
import { toItemResponse } from '@sumu/contract/examples';
import { textsOf } from '@sumu/contract/locales';
import { resolveTranslations } from '@sumu/contract/words';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { getSession } from '../src/lib/session';
import { i18n } from '../src/lib/words/i18n';
import * as editProfile from '../src/routes/account/edit-profile';
import AccountPages, { clientLoader as readAsked } from '../src/routes/accounts/layout';
import Login from '../src/routes/accounts/login';
import SignUp from '../src/routes/accounts/signup';
import { setupCms } from '../src/testing/cms';
import { projectSample, site } from '../src/testing/samples';
import { showContent } from '../src/testing/show-content';
import { signIn } from '../src/testing/sign-in';
import { siteStub, siteStubWithQueries } from '../src/testing/site-stub';
import { post } from './journeys/visitor';

const cms = setupCms();

afterEach(() => {
	getSession().forget();
	i18n.speech.spoken = {};
});

const Site = siteStub([
	{
		Component: AccountPages,
		loader: readAsked,
		children: [
			{ path: '/login', Component: Login },
			{ path: '/signup', Component: SignUp },
		],
	},
]);

async function open(path: string, google: boolean) {
	cms.on(
		'getSite',
		toItemResponse({ ...site, features: { ...site.features, google, mail: false } }),
	);
	render(<Site initialEntries={[path]} />);
	await screen.findByRole('heading', { level: 1 });
	return screen.queryByRole('link', { name: 'Continue with Google' });
}

test('the login and sign-up pages each show their own pattern, not the hero picture', async () => {
	const { heroPicture } = site;
	for (const url of ['/uploads/hero.svg', '/uploads/me.webp'])
		for (const name of ['login', 'signup']) {
			cms.on(
				'getSite',
				toItemResponse({ ...site, heroPicture: heroPicture && { ...heroPicture, url } }),
			);
			const { container, unmount } = render(<Site initialEntries={[`/${name}`]} />);
			await screen.findByRole('heading', { level: 1 });
			expect(container.querySelector('img')).toHaveAttribute('src', `/icons/cloth/${name}.svg`);
			unmount();
		}
});

test.each([
	'/login',
	'/signup',
])('%s links to Google sign-in when it is configured', async (path) => {
	const button = await open(`${path}?from=%2Fsettings%3Fa%3Db`, true);
	expect(button).toHaveAttribute(
		'href',
		expect.stringContaining('/connect/google?redirect=%2Fsettings%3Fa%3Db'),
	);
	const consent = screen.getByText(/^By continuing, you agree/);
	expect(consent).toHaveTextContent('to the pages Terms and Privacy.');
	expect(within(consent).getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
});

test.each([
	'/login',
	'/signup',
])('%s has no Google link when it is not configured', async (path) => {
	expect(await open(path, false)).toBeNull();
});

test('the login page shows an alert when Google sign-in is off', async () => {
	await open('/login?google=off', false);
	expect(screen.getByRole('alert')).toHaveTextContent(googleFailures.off);
});

test('plain wording shows a refused sign-in as “Invalid e-mail or password”', async () => {
	const plain = { ...site, wording: 'plain' as const };
	cms.on('getSite', toItemResponse(plain));
	i18n.speech.spoken = resolveTranslations(plain, textsOf(plain.language));
	cms.refuse('signIn', 400, { message: messages.wrongCredentials });
	render(<Site initialEntries={['/login']} />);
	await userEvent.type(await screen.findByLabelText('E-mail address'), 'nadia@example.com');
	await userEvent.type(screen.getByLabelText('Password'), 'Nadia1234');
	await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
	expect(await screen.findByText('Invalid e-mail or password')).toBeVisible();
});

test('a sign-in at the wrong site address names the right one', async () => {
	const message = messages.otherAddress('https://sumu.example');
	cms.refuse('signIn', 403, { message });
	await open('/login', false);
	await userEvent.type(screen.getByLabelText('Email address'), 'nadia@example.com');
	await userEvent.type(screen.getByLabelText('Password'), 'Nadia1234');
	await userEvent.click(screen.getByRole('button', { name: 'Login' }));
	expect(await screen.findByText(messages.authError(message))).toBeVisible();
});

test('another user’s profile shows “You don’t have access to this” with a link home', async () => {
	const Site = siteStubWithQueries([
		{ path: '/', Component: () => <h1>Home</h1> },
		{
			path: '/user/update/:email',
			Component: editProfile.default,
			loader: editProfile.clientLoader,
		},
	]);
	cms.refuse('getUser', 403);
	signIn();
	render(<Site initialEntries={['/user/update/somebody@example.com']} />);
	expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
		'You don’t have access to this',
	);
	expect(document.title).toBe(`You don’t have access to this | ${site.seo.title}`);
	await userEvent.click(screen.getByRole('link', { name: 'Back to the home page' }));
	expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test.each([
	['/login', '/project/project-1', 'Sign in to open Project 1'],
	['/signup', '/project/project-1', 'Create an account to open Project 1'],
	['/login', '/blog/post-1', 'Sign in to open On threads'],
	['/login', `/project/${encodeURIComponent('নকশা')}`, 'Sign in to open Project 2'],
	['/login', '/project/gone', 'Good to see you again'],
	['/login', '/cards/page=1', 'Good to see you again'],
])('%s opened from %s has the heading “%s”', async (page, from, title) => {
	const projects = [projectSample(1), { ...projectSample(2), _id: 'নকশা' }];
	showContent(cms, { projects, posts: [post] });
	render(<Site initialEntries={[`${page}?from=${encodeURIComponent(from)}`]} />);
	expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
	const other = page === '/login' ? '/signup' : '/login';
	const ways = screen.queryByRole('navigation', { name: 'Ways to sign in' });
	if (!title.includes('open')) return expect(ways).toBeNull();
	const way = within(ways ?? document.body).getByRole('link', { current: false });
	expect(way).toHaveAttribute('href', `${other}?from=${encodeURIComponent(from)}`);
});
