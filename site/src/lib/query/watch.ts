import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { browserClient } from './client';

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
