import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { data } from 'react-router-dom';
import { ApiError } from '../api';
import { browserClient, serverClient } from './client';

/** Queries a page needs before it renders: `ensureQueryData` with the options its components use. */
export type EnsureQueries = (client: QueryClient) => readonly Promise<unknown>[];

/** Query results sent from the server to the browser's cache. */
export interface DehydratedLoaderData {
	readonly dehydrated: DehydratedState;
}

/** Response that shows the not-found view with HTTP 404. */
export const notFound = () => data(null, { status: 404 });

const SERVICE_UNAVAILABLE = 503;

/** Converts a failed call into a route error: 404 for missing content, 503 if the CMS does not respond. */
export function asRouteError(error: unknown): unknown {
	if (!(error instanceof ApiError)) return error;
	if (error.status === 404) return notFound();
	const status = error.status >= 500 ? SERVICE_UNAVAILABLE : error.status;
	return data({ message: error.message, reference: error.reference }, { status });
}

async function rethrowAsRouteError<Data>(reading: Promise<Data>): Promise<Data> {
	try {
		return await reading;
	} catch (error) {
		throw asRouteError(error);
	}
}

/** For a route's `loader` that returns one response without the query cache. */
export const readOnServer = <Data>(read: (client: QueryClient) => Promise<Data>): Promise<Data> =>
	rethrowAsRouteError(read(serverClient()));

/** For a route's `loader`: dehydrates the query results. */
export async function loadOnServer(reads: EnsureQueries): Promise<DehydratedLoaderData> {
	const client = serverClient();
	await rethrowAsRouteError(Promise.all(reads(client)));
	return { dehydrated: dehydrate(client) };
}

/** For a route's `clientLoader`: shows cached data at once and refreshes it in the background. */
export async function loadInBrowser(reads: EnsureQueries): Promise<null> {
	await rethrowAsRouteError(Promise.all(reads(browserClient())));
	return null;
}
