import { startTransition, useEffect, useState } from 'react';

/** Tells of a response and of each that follows, until the function it gives back is called. */
export type Watch<About, Data> = (about: About, notify: (data: Data) => void) => () => void;

/**
 * The latest response about something, for what stands on every page: the script that asks comes with
 * `load`, after the page's own. Where it does not load, nothing is told.
 * @returns undefined until the first response, and while `about` or `load` is undefined
 */
export function useLive<About, Data>(
	about: About | undefined,
	load: (() => Promise<Watch<About, Data>>) | undefined,
): Data | undefined {
	const [data, setData] = useState<Data>();
	useEffect(() => {
		if (about === undefined || !load) return;
		let isOver = false;
		let stop = () => {};
		// Parts of the page that still wait for their script stay as they are meanwhile.
		const notify = (next: Data) => startTransition(() => setData(() => next));
		const start = (watch: Watch<About, Data>) => {
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
