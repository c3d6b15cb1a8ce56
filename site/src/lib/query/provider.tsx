import {
	type DehydratedState,
	HydrationBoundary,
	QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { browserClient, serverClient } from './client';
import type { DehydratedLoaderData } from './load';

const isServer = typeof document === 'undefined';

type DehydratedQuery = DehydratedState['queries'][number];

/**
 * Returns the time of the page load, in ms. Every cache purges a page when its content changes, so its data is as fresh
 * as the load, however long ago it was rendered. Returns 0 after back or forward, because the browser did not request
 * the page again.
 */
function getPageLoadTime(): number {
	const [navigation] = performance.getEntriesByType('navigation');
	const isKept = navigation && 'type' in navigation && navigation.type === 'back_forward';
	return isKept ? 0 : performance.timeOrigin;
}

const pageLoadTimeMs = isServer ? 0 : getPageLoadTime();

const withPageLoadTime = (query: DehydratedQuery): DehydratedQuery => ({
	...query,
	state: { ...query.state, dataUpdatedAt: Math.max(query.state.dataUpdatedAt, pageLoadTimeMs) },
});

const isDehydratedLoaderData = (value: unknown): value is DehydratedLoaderData =>
	typeof value === 'object' && value !== null && 'dehydrated' in value;

/** Provides the data of all route loaders to the components below. */
export function QueryProvider({ children }: { children: ReactNode }) {
	const [client] = useState(() => (isServer ? serverClient() : browserClient()));
	const matches = useMatches();
	const state = useMemo((): DehydratedState => {
		const loaderResults = matches.map((match) => match.loaderData).filter(isDehydratedLoaderData);
		const queries = loaderResults
			.flatMap(({ dehydrated }) => dehydrated.queries)
			.map(withPageLoadTime);
		return { mutations: [], queries };
	}, [matches]);
	return (
		<QueryClientProvider client={client}>
			<HydrationBoundary state={state}>{children}</HydrationBoundary>
		</QueryClientProvider>
	);
}
