import type { ResponseOf, sendMessage } from '@sumu/contract';

/** Response that confirms a write without revealing its effect. */
export const acceptedResponse: ResponseOf<typeof sendMessage> = {
	acknowledged: true,
	data: { acknowledged: true },
};
