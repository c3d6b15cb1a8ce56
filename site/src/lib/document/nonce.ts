import { createContext } from 'react';

/** Marks a script as the app's own while a page is rendered; in a browser there is none. */
export const NonceContext = createContext<string | undefined>(undefined);
