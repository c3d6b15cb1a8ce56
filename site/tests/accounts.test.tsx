import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { setApiBase } from '../src/lib/api';
import { Providers } from '../src/providers';
import App, { loader } from '../src/root';
import AccountPages from '../src/routes/accounts/layout';
import Login from '../src/routes/accounts/login';
import SignUp from '../src/routes/accounts/signup';
import { type ApiServer, startApiServer } from '../src/testing/api-server';
import { siteSample } from '../src/testing/samples';

let api: ApiServer;
afterEach(() => api.close());

const Site = createRoutesStub([
	{
		id: 'root',
		Component: () => (
			<Providers>
				<App />
			</Providers>
		),
		HydrateFallback: () => null,
		loader,
		children: [
			{
				Component: AccountPages,
				children: [
					{ path: '/login', Component: Login },
					{ path: '/signup', Component: SignUp },
				],
			},
		],
	},
]);

async function open(path: string, google: boolean) {
	api = await startApiServer([], { ...siteSample, features: { google, mail: false } });
	setApiBase(`${api.address}/api`);
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
