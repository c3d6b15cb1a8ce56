import { clientStore } from '../lib/document/client-store';

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

const subscribeToPreference = (changed: () => void) => {
	const media = matchMedia(reducedMotionQuery);
	media.addEventListener('change', changed);
	return () => media.removeEventListener('change', changed);
};

/** Returns whether reduced motion is preferred; true on the server, so that its HTML is in the final state. */
export const useReducedMotion = clientStore(
	subscribeToPreference,
	() => matchMedia(reducedMotionQuery).matches,
	true,
);
