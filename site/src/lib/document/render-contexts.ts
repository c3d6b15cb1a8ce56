import { createContext } from 'react';

/** Nonce that marks the app's own scripts while a page is rendered; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * On the server: returns a small drawing as a data URL, or undefined for any other picture. Null in the browser, where
 * `Picture` reads the value from the server's page.
 */
export const InlinePictureContext = /* @__PURE__ */ createContext<
	((url: string) => Promise<string | undefined>) | null
>(null);
