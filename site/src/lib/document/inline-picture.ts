import { createContext } from 'react';

/**
 * On the server: returns a small drawing as a data URL, or undefined for any other picture. Null in the browser, where
 * `Picture` reads the value from the server's page.
 */
export const InlinePictureContext = /* @__PURE__ */ createContext<
	((url: string) => Promise<string | undefined>) | null
>(null);
