import { createContext, use } from 'react';
import type { PendingCounts } from './menu';

const Context = createContext<PendingCounts>({});

/** What waits for the owner, for the menu wherever it is drawn. */
export const PendingCountsProvider = Context;
export const usePendingCounts = () => use(Context);
