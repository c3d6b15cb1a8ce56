import { createContext, use } from 'react';
import type { Waiting } from './menu';

const Context = createContext<Waiting>({});

/** What waits for the owner, for the menu wherever it is drawn. */
export const WaitingProvider = Context;
export const useWaiting = () => use(Context);
