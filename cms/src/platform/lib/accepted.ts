import type { AnswerOf, sendMessage } from '@sumu/contract';

/** Tells that a write was taken, and nothing about what it changed. */
export const accepted: AnswerOf<typeof sendMessage> = {
	acknowledged: true,
	data: { acknowledged: true },
};
