import { clientStore } from './client-store';

/** False on the server and while the browser takes over its HTML, then true. */
export const useHydrated = clientStore(
	() => () => {},
	() => true,
	false,
);
