import { type OwnReview, timings } from '@sumu/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRole } from '../../lib/auth';
import type { ReviewTarget } from './api/item-reviews';
import { isOffered, keepOffered } from './offered';

/** How long it waits for whoever is just doing something, and for what it must know first. */
const nextTry = 2000;

const isBusy = () =>
	document.querySelector('dialog[open], .swal2-container, :popover-open') !== null ||
	document.activeElement?.matches('input, textarea, select') === true;

/**
 * Calls `offer` some seconds after the page opened, unless something else has the attention then; once for
 * each item and person, never of who has said something of it, and not of who works here.
 */
export function useOffer(
	userId: string,
	item: ReviewTarget,
	/** Undefined while that is not known. */
	own: OwnReview | null | undefined,
	offer: () => void,
) {
	const role = useRole();
	/** Whether that was the last try. */
	const onTime = useEffectEvent(() => {
		if (isBusy() || own === undefined || role === undefined) return false;
		if (own !== null || role !== 'normal' || isOffered(userId, item)) return true;
		keepOffered(userId, item);
		offer();
		return true;
	});
	useEffect(() => {
		let timer = setTimeout(function tryNow() {
			if (!onTime()) timer = setTimeout(tryNow, nextTry);
		}, timings.reviewPopup);
		return () => clearTimeout(timer);
	}, []);
}
