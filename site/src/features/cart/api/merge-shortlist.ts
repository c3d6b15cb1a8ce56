import { ApiError } from '../../../lib/api';
import { queryClientHolder } from '../../../lib/query/keys';
import { hasShortlist } from '../has-shortlist';
import { withoutLine } from '../lines';
import { readShortlist, writeShortlist } from '../shortlist';
import { cartKey, putIn } from './cart';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Moves this browser's shortlist into the signed-in user's cart, oldest first. After an error, the remaining lines stay
 * for the next attempt.
 */
export async function mergeShortlist(email: string): Promise<void> {
	if (!hasShortlist()) return;
	for (const line of readShortlist().toReversed()) {
		try {
			await putIn(email, line);
		} catch (error) {
			// A deleted project is dropped from the shortlist.
			if (!isGone(error)) break;
		}
		writeShortlist(withoutLine(line, readShortlist()));
	}
	queryClientHolder.client?.removeQueries({ queryKey: cartKey('') });
	await queryClientHolder.client?.invalidateQueries({ queryKey: cartKey(email) });
}
