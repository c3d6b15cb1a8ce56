import type { Order } from './published';

export type { Order };

/** Each order has an index in the content type's schema; `id` makes it unambiguous. */
export const newestFirst: Order = [{ date: 'desc' }, { id: 'desc' }];
export const lastCreatedFirst: Order = [{ createdAt: 'desc' }, { id: 'desc' }];
export const oldestFirst: Order = [{ date: 'asc' }, { id: 'asc' }];
export const lastChangedFirst: Order = [{ updatedAt: 'desc' }, { id: 'desc' }];
/** The owner's order, highest rank first. */
export const highestRankFirst: Order = [{ rank: 'desc' }, { id: 'desc' }];
/** The owner's order, lowest rank first. */
export const lowestRankFirst: Order = [{ rank: 'asc' }, { id: 'asc' }];
