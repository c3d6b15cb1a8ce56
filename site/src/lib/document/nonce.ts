import { createContext } from 'react';

/** Nonce that marks the app's own scripts while a page is rendered; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
