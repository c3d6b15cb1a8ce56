import { render } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { Providers } from '../providers';
import App, { ErrorBoundary, loader, shouldRevalidate } from '../root';
import * as notFound from '../routes/not-found';
import * as projects from '../routes/projects';
import WithQueries from '../routes/with-queries';

/** The real route modules, without the document around them. */
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
					{ path: '/', Component: () => <h1>Home</h1> },
					{ path: '/projects/:page', Component: projects.default, loader: projects.clientLoader },
					{ path: '*', Component: notFound.default, loader: notFound.loader },
				],
			},
		],
	},
]);

/** Shows the site at an address. */
export const renderSite = (path: string) => render(<Site initialEntries={[path]} />);
