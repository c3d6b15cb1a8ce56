import { type OwnReview, uiTimings } from '@sumu/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRole } from '../../lib/auth';
import type { ReviewTarget } from './api/item-reviews';
import { isOffered, keepOffered } from './offered';

/** Milliseconds until the next try if the visitor is busy or data is missing. */
const nextTry = 2000;

const isBusy = () =>
	document.querySelector('dialog[open], .swal2-container, :popover-open') !== null ||
	document.activeElement?.matches('input, textarea, select') === true;

/**
 * Calls `offer` `timings.reviewPopup` ms after the page opened, or later if the visitor is busy. At most once per item
 * and user; never to staff or to users who have already reviewed the item.
 */
export function useOffer(
	userId: string,
	item: ReviewTarget,
	/** Undefined while it loads. */
	own: OwnReview | null | undefined,
	offer: () => void,
) {
	const role = useRole();
	/** Returns true if no further try is needed. */
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
		}, uiTimings.reviewPopup);
		return () => clearTimeout(timer);
	}, []);
}
