import { directionOf } from '@sumu/contract/words';
import { lazy, type ReactNode, Suspense } from 'react';
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useRouteError,
	useRouteLoaderData,
} from 'react-router-dom';
import { siteEnv } from './config/env.server';
import { SessionKeeper } from './features/account/sign-in/components/session-keeper';
import { useCartFigures } from './features/cart/use-cart-figures';
import { ErrorView } from './features/layout/error-view';
import { Shell } from './features/layout/shell';
import { asSent } from './lib/chunk/load-chunk';
import { useRouteHandle } from './lib/document/route-handle';
import { readOnServer } from './lib/query';
import { readSiteWithFallback } from './lib/site/known-site.server';
import { useSite, useSiteIfLoaded } from './lib/site/use-site';
import { withoutWords } from './lib/words/speech.server';
import { Providers } from './providers';

export async function loader() {
	const site = withoutWords(await readOnServer(readSiteWithFallback));
	const { origin, authSync } = siteEnv();
	const direction = directionOf(site.language);
	return { site, direction, readAt: Date.now(), origin, authSync };
}

/** Only “Try again” reloads the settings: the browser refreshes them automatically. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
	currentUrl.href === nextUrl.href;

export function Layout({ children }: { children: ReactNode }) {
	const { site, direction } = useRouteLoaderData<typeof loader>('root') ?? {};
	const language = useRouteHandle()?.language;
	return (
		<html
			lang={language ?? site?.language ?? 'en'}
			dir={language ? undefined : direction}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				<Providers>{children}</Providers>
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

// Its search and links work without scripts.
const Lost = lazy(() => import('./routes/lost').catch(asSent));

/** A constant element, so that changes around the page do not re-render it. */
const pageOutlet = <Outlet />;

export default function App() {
	return (
		<Shell site={useSite()} cart={useCartFigures()} isBare={useRouteHandle()?.isBare}>
			{pageOutlet}
			<SessionKeeper syncPath={useRouteLoaderData<typeof loader>('root')?.authSync ?? ''} />
		</Shell>
	);
}

export function ErrorBoundary() {
	const error = useRouteError();
	return (
		<Shell site={useSiteIfLoaded()} cart={useCartFigures()}>
			<ErrorView
				error={error}
				lost={
					<Suspense>
						<Lost />
					</Suspense>
				}
			/>
		</Shell>
	);
}
