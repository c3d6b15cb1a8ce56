import type { EntryResource } from '@sumu/contract';

/** Resources that the API lists: content types, accounts, messages, subscribers and pictures. */
export type ResourceName = EntryResource | 'users' | 'messages' | 'subscribers' | 'images';

/** Returns the prefix of all query keys of a resource. Invalidate it after a change. */
export const queryKeyOf = <Name extends ResourceName>(resource: Name) => [resource] as const;
