import type { QueryClient } from '@tanstack/react-query';

/**
 * The browser's shared client, set by the first query. Components on every page use it without importing the query
 * library.
 */
export const queryClientHolder: { client?: QueryClient } = {};
