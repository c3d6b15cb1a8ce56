import { ApiError } from '../../../lib/api';
import { shared } from '../../../lib/query/shared';
import { hasShortlist } from '../has-shortlist';
import { without } from '../lines';
import { readShortlist, writeShortlist } from '../shortlist';
import { putIn } from './keep-lines';
import { cartKey } from './list-cards';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** What this browser kept goes into the cart of who has signed in, the oldest first; what fails stays for the next time. */
export async function mergeShortlist(email: string): Promise<void> {
	if (!hasShortlist()) return;
	for (const line of readShortlist().toReversed()) {
		try {
			await putIn(email, line);
		} catch (error) {
			// A project that is no more is on nobody's list.
			if (!isGone(error)) break;
		}
		writeShortlist(without(line, readShortlist()));
	}
	shared.client?.removeQueries({ queryKey: cartKey('') });
	await shared.client?.invalidateQueries({ queryKey: cartKey(email) });
}
