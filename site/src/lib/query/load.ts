import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { data } from 'react-router-dom';
import { ApiError } from '../api';
import { browserClient, serverClient } from './client';

/** What a page needs before it shows: `ensureQueryData` of the options its components read. */
export type Reads = (client: QueryClient) => readonly Promise<unknown>[];

/** Responses on their way from the server's cache to the browser's. */
export interface Loaded {
	readonly dehydrated: DehydratedState;
}

/** Ends a loader with the not-found view and HTTP 404. */
export const notFound = () => data(null, { status: 404 });

const unavailable = 503;

/** An error of a call as the router shows it: missing things as 404, a silent CMS as 503. */
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

/** For a route's `loader` that hands on a response itself. */
export const readOnServer = <Data>(read: (client: QueryClient) => Promise<Data>): Promise<Data> =>
	settled(read(serverClient()));

/** For a route's `loader`. */
export async function loadOnServer(reads: Reads): Promise<Loaded> {
	const client = serverClient();
	await settled(Promise.all(reads(client)));
	return { dehydrated: dehydrate(client) };
}

/** For a route's `clientLoader`: what the browser has is shown at once and refreshed behind it. */
export async function loadInBrowser(reads: Reads): Promise<null> {
	await settled(Promise.all(reads(browserClient())));
	return null;
}
