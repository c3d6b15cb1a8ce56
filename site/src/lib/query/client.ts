import { queryTimings } from '@sumu/contract';
import {
	defaultScheduler,
	focusManager,
	notifyManager,
	QueryClient,
	type QueryKey,
	QueryObserver,
	type QueryObserverOptions,
} from '@tanstack/react-query';
import { ApiError } from '../api';
import { queryClientHolder } from './keys';

/**
 * Scheduler for `notifyManager`: delays updates until an active view transition has ended, because rendering drops its
 * frames. Browsers that do not expose the transition update immediately.
 */
function afterTransition(show: () => void): void {
	const { activeViewTransition } = document;
	if (activeViewTransition) activeViewTransition.finished.then(show, show);
	else defaultScheduler(show);
}

const MAX_RETRIES = 2;

const isWorthRetrying = (failures: number, error: Error) =>
	failures < MAX_RETRIES && !(error instanceof ApiError && error.status < 500);

/** Creates the client of one request on the server. */
export const serverClient = () =>
	new QueryClient({
		defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
	});

/** Run queries offline too: a failing call shows an error, a paused one would show nothing. */
const networkMode = 'always';

/**
 * Returns the browser's shared client. It refetches at intervals while the page is visible and at once when it becomes
 * visible again, never while it is hidden.
 */
export function browserClient(): QueryClient {
	if (queryClientHolder.client) return queryClientHolder.client;
	notifyManager.setScheduler(afterTransition);
	queryClientHolder.client = new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: queryTimings.stale,
				refetchInterval: queryTimings.refetch,
				refetchOnWindowFocus: 'always',
				refetchOnReconnect: () => focusManager.isFocused(),
				retry: isWorthRetrying,
				networkMode,
			},
			mutations: { networkMode },
		},
	});
	return queryClientHolder.client;
}

/** Keeps a query fresh, as `useQuery` does, and calls `notify` with each response. */
export function subscribeToQuery<Read, Data, Key extends QueryKey>(
	query: QueryObserverOptions<Read, Error, Data, Read, Key>,
	notify: (data: Data) => void,
): () => void {
	const observer = new QueryObserver(browserClient(), query);
	const stop = observer.subscribe(({ data }) => data !== undefined && notify(data));
	const { data } = observer.getCurrentResult();
	if (data !== undefined) notify(data);
	return stop;
}
