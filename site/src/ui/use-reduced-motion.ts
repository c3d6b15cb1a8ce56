import { clientStore } from '../lib/document/client-store';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
	const media = matchMedia(query);
	media.addEventListener('change', changed);
	return () => media.removeEventListener('change', changed);
};

/** Returns whether reduced motion is preferred; true on the server, so that its HTML is in the final state. */
export const useReducedMotion = clientStore(subscribe, () => matchMedia(query).matches, true);
