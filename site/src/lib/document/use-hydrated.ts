import { clientStore } from './client-store';

/** Returns false on the server and during hydration, then true. */
export const useHydrated = clientStore(
	() => () => {},
	() => true,
	false,
);
