import { browserStorage } from '../../lib/storage';

export const shortlistKey = 'shortlist';
/** Told of each change in this tab; of those in others the browser tells. */
export const shortlistChanged = 'shortlist-changed';
const events = [shortlistChanged, 'storage'];

/** Whether this browser keeps anything: what stands on every page asks no more until it does. */
export const hasShortlist = () => browserStorage().getItem(shortlistKey) !== null;

/** Tells of each change of it, until the function it gives back is called. */
export function followShortlist(notify: () => void) {
	for (const event of events) addEventListener(event, notify);
	return () => {
		for (const event of events) removeEventListener(event, notify);
	};
}
