import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api';
import { shared } from './shared';

const fresh = 10_000;
const often = 60_000;
const retries = 2;

const isWorthRetrying = (failures: number, error: Error) =>
	failures < retries && !(error instanceof ApiError && error.status < 500);

/** For one request on the server. */
export const serverClient = () =>
	new QueryClient({
		defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
	});

/** Asked without a network too: a call that fails says so, one that waits would say nothing. */
const networkMode = 'always';

/** The browser's one cache: fresh on focus, and every minute while the page is looked at. */
export function browserClient(): QueryClient {
	shared.client ??= new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: fresh,
				refetchInterval: often,
				refetchOnReconnect: true,
				retry: isWorthRetrying,
				networkMode,
			},
			mutations: { networkMode },
		},
	});
	return shared.client;
}
