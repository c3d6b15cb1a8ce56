import type { SortOrder } from './repository';

export type { SortOrder };

/** Each order has an index in the content type's schema; `id` makes it unambiguous. */
export const newestFirst: SortOrder = [{ date: 'desc' }, { id: 'desc' }];
export const lastCreatedFirst: SortOrder = [{ createdAt: 'desc' }, { id: 'desc' }];
export const oldestFirst: SortOrder = [{ date: 'asc' }, { id: 'asc' }];
export const lastChangedFirst: SortOrder = [{ updatedAt: 'desc' }, { id: 'desc' }];
/** The owner's order, highest rank first. */
export const highestRankFirst: SortOrder = [{ rank: 'desc' }, { id: 'desc' }];
/** The owner's order, lowest rank first. */
export const lowestRankFirst: SortOrder = [{ rank: 'asc' }, { id: 'asc' }];
