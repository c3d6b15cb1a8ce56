import { one } from '@sumu/contract/examples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import AccountPages from '../src/routes/accounts/layout';
import Login from '../src/routes/accounts/login';
import SignUp from '../src/routes/accounts/signup';
import { setupCms } from '../src/testing/cms';
import { site } from '../src/testing/samples';
import { siteStub } from '../src/testing/site-stub';

const cms = setupCms();

const Site = siteStub([
	{
		Component: AccountPages,
		children: [
			{ path: '/login', Component: Login },
			{ path: '/signup', Component: SignUp },
		],
	},
]);

async function open(path: string, google: boolean) {
	cms.on('getSite', one({ ...site, features: { google, mail: false } }));
	render(<Site initialEntries={[path]} />);
	await screen.findByRole('heading', { level: 1 });
	return screen.queryByRole('link', { name: 'Continue with Google' });
}

test.each(['/login', '/signup'])('%s leads to Google where it is set up', async (path) => {
	const button = await open(`${path}?from=%2Fsettings%3Fa%3Db`, true);
	expect(button).toHaveAttribute(
		'href',
		expect.stringContaining('/connect/google?redirect=%2Fsettings%3Fa%3Db'),
	);
});

test.each(['/login', '/signup'])('%s knows nothing of Google where it is not', async (path) => {
	expect(await open(path, false)).toBeNull();
});
