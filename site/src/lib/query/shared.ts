import type { QueryClient } from '@tanstack/react-query';

/** The browser's one cache, once anything was read: what stands on every page does not bring it along. */
export const shared: { client?: QueryClient } = {};
