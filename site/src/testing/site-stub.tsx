import { createRoutesStub, RouterContextProvider } from 'react-router-dom';
import { Providers } from '../providers';
import App, { ErrorBoundary, loader, shouldRevalidate } from '../root';
import WithQueries from '../routes/with-queries';

type Routes = Parameters<typeof createRoutesStub>[0];

/** Renders pages inside the app's providers and layout, without the document. */
export const siteStub = (children: Routes) =>
	createRoutesStub(
		[
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
				children,
			},
		],
		new RouterContextProvider(),
	);

/** Like `siteStub`, for pages that read queries. */
export const siteStubWithQueries = (children: Routes) =>
	siteStub([{ Component: WithQueries, children }]);
