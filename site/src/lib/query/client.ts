import { queries } from '@sumu/contract';
import { focusManager, notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api';
import { afterTransition } from './after-transition';
import { shared } from './shared';

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

/**
 * The browser's one cache. Its queries are fetched again at intervals while the page is visible and at
 * once when it becomes visible again, never while it is hidden.
 */
export function browserClient(): QueryClient {
	if (shared.client) return shared.client;
	notifyManager.setScheduler(afterTransition);
	shared.client = new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: queries.stale,
				refetchInterval: queries.refetch,
				refetchOnWindowFocus: 'always',
				refetchOnReconnect: () => focusManager.isFocused(),
				retry: isWorthRetrying,
				networkMode,
			},
			mutations: { networkMode },
		},
	});
	return shared.client;
}
