import { startTransition, useEffect, useState } from 'react';

/** Tells of an answer and of each that follows, until the function it gives back is called. */
export type Watch<About, Answer> = (about: About, tell: (answer: Answer) => void) => () => void;

/**
 * The latest answer about something, for what stands on every page: the script that asks comes with
 * `load`, after the page's own. Where it does not load, nothing is told.
 * @returns undefined until the first answer, and while `about` is undefined
 */
export function useLive<About, Answer>(
	about: About | undefined,
	load: () => Promise<Watch<About, Answer>>,
): Answer | undefined {
	const [answer, setAnswer] = useState<Answer>();
	useEffect(() => {
		if (about === undefined) return;
		let isOver = false;
		let stop = () => {};
		// Parts of the page that still wait for their script stay as they are meanwhile.
		const tell = (next: Answer) => startTransition(() => setAnswer(() => next));
		const start = (watch: Watch<About, Answer>) => {
			if (!isOver) stop = watch(about, tell);
		};
		load().then(start, () => {});
		return () => {
			isOver = true;
			stop();
			setAnswer(undefined);
		};
	}, [about, load]);
	return answer;
}
