import { createContext } from 'react';

/**
 * On the server: a small drawing as a data URL by its address, undefined of any other picture. In a browser there is none: what came
 * with the page is known by `Picture`.
 */
export const InlinePictureContext = /* @__PURE__ */ createContext<
	((url: string) => Promise<string | undefined>) | null
>(null);
