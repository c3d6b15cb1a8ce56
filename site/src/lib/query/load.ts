import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { data } from 'react-router-dom';
import { ApiError } from '../api';
import { browserClient, serverClient } from './client';

/** Queries a page needs before it renders: `ensureQueryData` with the options its components use. */
export type Reads = (client: QueryClient) => readonly Promise<unknown>[];

/** Query results sent from the server to the browser's cache. */
export interface Loaded {
	readonly dehydrated: DehydratedState;
}

/** Response that shows the not-found view with HTTP 404. */
export const notFound = () => data(null, { status: 404 });

const unavailable = 503;

/** Converts a failed call into a route error: 404 for missing content, 503 if the CMS does not respond. */
export function asRouteError(error: unknown): unknown {
	if (!(error instanceof ApiError)) return error;
	if (error.status === 404) return notFound();
	const status = error.status >= 500 ? unavailable : error.status;
	return data({ message: error.message, reference: error.reference }, { status });
}

async function settled<Data>(reading: Promise<Data>): Promise<Data> {
	try {
		return await reading;
	} catch (error) {
		throw asRouteError(error);
	}
}

/** For a route's `loader` that returns one response without the query cache. */
export const readOnServer = <Data>(read: (client: QueryClient) => Promise<Data>): Promise<Data> =>
	settled(read(serverClient()));

/** For a route's `loader`: dehydrates the query results. */
export async function loadOnServer(reads: Reads): Promise<Loaded> {
	const client = serverClient();
	await settled(Promise.all(reads(client)));
	return { dehydrated: dehydrate(client) };
}

/** For a route's `clientLoader`: shows cached data at once and refreshes it in the background. */
export async function loadInBrowser(reads: Reads): Promise<null> {
	await settled(Promise.all(reads(browserClient())));
	return null;
}
