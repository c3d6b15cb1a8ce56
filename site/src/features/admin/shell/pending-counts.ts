import { createContext, use } from 'react';
import type { PendingCounts } from './menu';

const Context = createContext<PendingCounts>({});

/** Provides the numbers of waiting items to the menu, wherever it is rendered. */
export const PendingCountsProvider = Context;
export const usePendingCounts = () => use(Context);
