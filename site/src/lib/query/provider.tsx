import {
	type DehydratedState,
	HydrationBoundary,
	QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { browserClient, serverClient } from './client';
import type { Loaded } from './load';

const isServer = typeof document === 'undefined';

type DehydratedQuery = DehydratedState['queries'][number];

/**
 * When the page came, in ms: it is purged from every cache when its content changes, so what it brings
 * is as fresh as that, however long ago it was rendered. A page the browser went back to was not asked for.
 */
function arrival(): number {
	const [navigation] = performance.getEntriesByType('navigation');
	const isKept = navigation && 'type' in navigation && navigation.type === 'back_forward';
	return isKept ? 0 : performance.timeOrigin;
}

const arrived = isServer ? 0 : arrival();

const asFreshAsThePage = (query: DehydratedQuery): DehydratedQuery => ({
	...query,
	state: { ...query.state, dataUpdatedAt: Math.max(query.state.dataUpdatedAt, arrived) },
});

const isLoaded = (value: unknown): value is Loaded =>
	typeof value === 'object' && value !== null && 'dehydrated' in value;

/** Hands everything the routes' loaders read to the components below. */
export function QueryProvider({ children }: { children: ReactNode }) {
	const [client] = useState(() => (isServer ? serverClient() : browserClient()));
	const matches = useMatches();
	const state = useMemo((): DehydratedState => {
		const loaded = matches.map((match) => match.loaderData).filter(isLoaded);
		const queries = loaded.flatMap(({ dehydrated }) => dehydrated.queries).map(asFreshAsThePage);
		return { mutations: [], queries };
	}, [matches]);
	return (
		<QueryClientProvider client={client}>
			<HydrationBoundary state={state}>{children}</HydrationBoundary>
		</QueryClientProvider>
	);
}
