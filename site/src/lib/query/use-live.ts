import { startTransition, useEffect, useState } from 'react';

/**
 * Subscribes to a query.
 * @returns a function that unsubscribes
 */
export type SubscribeToData<About, Data> = (
	about: About,
	notify: (data: Data) => void,
) => () => void;

/**
 * Returns the latest response for `about`, for components on every page. Loads the query code with `load`, after the
 * page's own scripts; without it there are no updates.
 * @returns undefined until the first response, and while `about` or `load` is undefined
 */
export function useLive<About, Data>(
	about: About | undefined,
	load: (() => Promise<SubscribeToData<About, Data>>) | undefined,
): Data | undefined {
	const [data, setData] = useState<Data>();
	useEffect(() => {
		if (about === undefined || !load) return;
		let isOver = false;
		let stop = () => {};
		// Inside a transition, because parts that still wait for their script must stay unchanged.
		const notify = (next: Data) => startTransition(() => setData(() => next));
		const start = (watch: SubscribeToData<About, Data>) => {
			if (!isOver) stop = watch(about, notify);
		};
		load().then(start, () => {});
		return () => {
			isOver = true;
			stop();
			setData(undefined);
		};
	}, [about, load]);
	return data;
}
