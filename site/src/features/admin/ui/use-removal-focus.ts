import { useEffect, useRef, useState } from 'react';

/** Marks, within a list, what takes a row out and what adds one. */
export const removes = { 'data-removes': '' } as const;
export const adds = { 'data-adds': '' } as const;

/** Hands the focus of a row that was taken out to the next one's button for it; where none is left, to what adds one. */
export function useRemovalFocus<Around extends HTMLElement>() {
	const list = useRef<Around>(null);
	const [gone, setGone] = useState<{ readonly at: number } | null>(null);
	useEffect(() => {
		if (!gone) return;
		const all = list.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
		const next = all[Math.min(gone.at, all.length - 1)];
		(next ?? list.current?.querySelector<HTMLElement>('[data-adds]'))?.focus();
	}, [gone]);
	return {
		/** For the list. */
		list,
		/** Told with the place of the row, as it is taken out. */
		removed: (at: number) => setGone({ at }),
	};
}
