import { render } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { session } from '../../src/lib/session';
import { Providers } from '../../src/providers';
import App, { ErrorBoundary, loader, shouldRevalidate } from '../../src/root';
import * as blog from '../../src/routes/blog';
import * as favourites from '../../src/routes/cart/favourites';
import * as overview from '../../src/routes/cart/overview';
import * as project from '../../src/routes/project';
import WithQueries from '../../src/routes/with-queries';
import { account } from './samples';

const page = (
	path: string,
	{
		default: Component,
		clientLoader,
	}: typeof project | typeof blog | typeof overview | typeof favourites,
) => ({
	path,
	Component,
	loader: clientLoader,
});

const Site = createRoutesStub([
	{
		id: 'root',
		Component: () => (
			<Providers>
				<App />
			</Providers>
		),
		ErrorBoundary: () => (
			<Providers>
				<ErrorBoundary />
			</Providers>
		),
		HydrateFallback: () => null,
		loader,
		shouldRevalidate,
		children: [
			{
				Component: WithQueries,
				children: [
					page('/project/:id', project),
					page('/blog/:id', blog),
					page('/card/overview', overview),
					page('/cards/:page', favourites),
					{ path: '/blogs/:page', Component: () => <h1>Blog</h1> },
					{ path: '/login', Component: () => <h1>Login</h1> },
				],
			},
		],
	},
]);

const claims = btoa(JSON.stringify({ iat: 0, exp: 3600 }));

export function signIn() {
	session().begin({
		token: `h.${claims}.s`,
		user: { ...account, id: 'u1', photoURL: '', emailVerified: true, phoneNumber: '' },
		remembered: true,
	});
}

export const renderJourney = (path: string) => render(<Site initialEntries={[path]} />);
