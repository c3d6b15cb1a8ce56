import { useEffect, useRef, useState } from 'react';

/** Attributes of the buttons that remove and add rows in a list. */
export const removeButtonAttributes = { 'data-removes': '' } as const;
export const addButtonAttributes = { 'data-adds': '' } as const;

/** Moves the focus from a removed row to the remove button of the next one, or to the add button if none is left. */
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
		/** Ref of the list. */
		list,
		/** Called with the index of the removed row. */
		removed: (at: number) => setGone({ at }),
	};
}
