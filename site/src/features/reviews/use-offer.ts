import { type OwnReview, uiTimings } from '@sumu/contract';
import { useEffect, useEffectEvent } from 'react';
import { useRole } from '../../lib/auth';
import { browserStorage } from '../../lib/browser-storage';
import type { ReviewTarget } from './api/item-reviews';

const storageKey = 'reviews-offered';
const MAX_STORED_NAMES = 300;

const nameOf = (userId: string, item: ReviewTarget) =>
	`${userId}:${'projectId' in item ? item.projectId : item.blogId}`;

function readOfferedNames(): string[] {
	try {
		const storedNames: unknown = JSON.parse(browserStorage().getItem(storageKey) ?? '[]');
		return Array.isArray(storedNames) ? storedNames.filter((name) => typeof name === 'string') : [];
	} catch {
		return [];
	}
}

/** Checks whether this browser has already asked the user about the item. */
export const isOffered = (userId: string, item: ReviewTarget) =>
	readOfferedNames().includes(nameOf(userId, item));

export function keepOffered(userId: string, item: ReviewTarget) {
	const names = [...readOfferedNames(), nameOf(userId, item)].slice(-MAX_STORED_NAMES);
	try {
		browserStorage().setItem(storageKey, JSON.stringify(names));
	} catch {
		// Storage is full or disabled: at worst the user is asked again.
	}
}

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
