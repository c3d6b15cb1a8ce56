import { messages } from '@sumu/contract';

/** Something that is needed does not answer: 503, with `words` for people. */
export class Unavailable extends Error {
	constructor(
		message: string,
		readonly words: string = messages.unavailable,
	) {
		super(message);
	}
}

const noRoom = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error says that something beside the database cannot be used now, the disk included. */
export const isUnavailable = (error: unknown): boolean =>
	error instanceof Unavailable ||
	(error instanceof Error && 'code' in error && noRoom.has(String(error.code)));
