import { clientStore } from '../../lib/document/client-store';
import { browserStorage } from '../../lib/storage';

export const shortlistKey = 'shortlist';
/** Told of each change in this tab; of those in others the browser tells. */
export const shortlistChanged = 'shortlist-changed';
const events = [shortlistChanged, 'storage'];

export const hasShortlist = () => browserStorage().getItem(shortlistKey) !== null;

/** Whether this browser keeps anything: what stands on every page asks no more until it does. */
export const useHasShortlist = clientStore(
	(notify) => {
		for (const event of events) addEventListener(event, notify);
		return () => {
			for (const event of events) removeEventListener(event, notify);
		};
	},
	hasShortlist,
	false,
);
