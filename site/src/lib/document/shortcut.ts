import { browserStorage } from '../storage';
import { clientStore } from './client-store';

/** Key that opens the search from any page. */
export const searchKey = '/';

const stored = 'search-shortcut';
const changed = 'search-shortcut-changed';

const isOn = () => browserStorage().getItem(stored) !== 'off';

export function switchShortcut(on: boolean) {
	if (on) browserStorage().removeItem(stored);
	else browserStorage().setItem(stored, 'off');
	dispatchEvent(new Event(changed));
}

const subscribe = (notify: () => void) => {
	addEventListener(changed, notify);
	return () => removeEventListener(changed, notify);
};

/**
 * Returns whether the one-key search shortcut is on. Users of speech input, or who hit keys by accident, must be able
 * to switch it off (WCAG 2.1.4).
 */
export const useShortcutOn = clientStore(subscribe, isOn, true);
