import { browserStorage } from '../../lib/browser-storage';

export const shortlistKey = 'shortlist';
/** Event for shortlist changes in this tab; for other tabs the browser fires `storage`. */
export const shortlistChanged = 'shortlist-changed';
const shortlistEvents = [shortlistChanged, 'storage'];

/** Checks whether this browser has a shortlist. Until it does, components on every page read nothing else. */
export const hasShortlist = () => browserStorage().getItem(shortlistKey) !== null;

/** Subscribes to shortlist changes. Returns a function that unsubscribes. */
export function followShortlist(notify: () => void) {
	for (const event of shortlistEvents) addEventListener(event, notify);
	return () => {
		for (const event of shortlistEvents) removeEventListener(event, notify);
	};
}
