import type { ResponseOf, sendMessage } from '@sumu/contract';

/** Tells that a write was taken, and nothing about what it changed. */
export const accepted: ResponseOf<typeof sendMessage> = {
	acknowledged: true,
	data: { acknowledged: true },
};
