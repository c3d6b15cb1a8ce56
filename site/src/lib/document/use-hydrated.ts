import { browserValue } from './browser-value';

/** False on the server and while the browser takes over its HTML, then true. */
export const useHydrated = browserValue(
	() => () => {},
	() => true,
	false,
);
