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

const isLoaded = (value: unknown): value is Loaded =>
	typeof value === 'object' && value !== null && 'dehydrated' in value;

/** Hands everything the routes' loaders read to the components below. */
export function QueryProvider({ children }: { children: ReactNode }) {
	const [client] = useState(() => (isServer ? serverClient() : browserClient()));
	const matches = useMatches();
	const state = useMemo((): DehydratedState => {
		const loaded = matches.map((match) => match.loaderData).filter(isLoaded);
		return { mutations: [], queries: loaded.flatMap(({ dehydrated }) => dehydrated.queries) };
	}, [matches]);
	return (
		<QueryClientProvider client={client}>
			<HydrationBoundary state={state}>{children}</HydrationBoundary>
		</QueryClientProvider>
	);
}
