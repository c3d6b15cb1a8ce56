import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { browserClient } from './client';

/** Keeps the answer of a query fresh, as `useQuery` does, and tells of it. */
export function watch<Read, Answer, Key extends QueryKey>(
	query: QueryObserverOptions<Read, Error, Answer, Read, Key>,
	tell: (answer: Answer) => void,
): () => void {
	const observer = new QueryObserver(browserClient(), query);
	const stop = observer.subscribe(({ data }) => data !== undefined && tell(data));
	const { data } = observer.getCurrentResult();
	if (data !== undefined) tell(data);
	return stop;
}
