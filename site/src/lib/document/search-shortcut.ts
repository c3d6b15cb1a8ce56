import { browserStorage } from '../browser-storage';
import { clientStore } from './client-store';

/** Key that opens the search from any page. */
export const searchKey = '/';

const storageKey = 'search-shortcut';
const changeEvent = 'search-shortcut-changed';

const isOn = () => browserStorage().getItem(storageKey) !== 'off';

export function switchShortcut(on: boolean) {
	if (on) browserStorage().removeItem(storageKey);
	else browserStorage().setItem(storageKey, 'off');
	dispatchEvent(new Event(changeEvent));
}

const subscribeToShortcut = (notify: () => void) => {
	addEventListener(changeEvent, notify);
	return () => removeEventListener(changeEvent, notify);
};

/**
 * Returns whether the one-key search shortcut is on. Users of speech input, or who hit keys by accident, must be able
 * to switch it off (WCAG 2.1.4).
 */
export const useShortcutOn = clientStore(subscribeToShortcut, isOn, true);
