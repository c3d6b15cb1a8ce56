import type { EntryResource } from '@sumu/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Resources that the API lists: content types, accounts, messages, subscribers and pictures. */
export type ResourceName = EntryResource | 'users' | 'messages' | 'subscribers' | 'images';

/** Returns the prefix of all query keys of a resource. Invalidate it after a change. */
export const queryKeyOf = <Name extends ResourceName>(resource: Name) => [resource] as const;

/**
 * The browser's shared client, set by the first query. Components on every page use it without importing the query
 * library.
 */
export const queryClientHolder: { client?: QueryClient } = {};
