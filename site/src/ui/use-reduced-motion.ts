import { clientStore } from '../lib/document/client-store';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
	const media = matchMedia(query);
	media.addEventListener('change', changed);
	return () => media.removeEventListener('change', changed);
};

/** Whether motion is unwanted; true on the server, so that HTML is in its final state. */
export const useReducedMotion = clientStore(subscribe, () => matchMedia(query).matches, true);
