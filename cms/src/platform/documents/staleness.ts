import type { ConflictReason } from '@sumu/contract';
import type { Times } from './snapshot';
import { isNewer } from './state';

const isSame = (one: string, other: string | null) =>
	other !== null && new Date(one).getTime() === new Date(other).getTime();

/** Why what somebody began from is no longer what is there; null where it still is. */
export function staleness(base: string, { updatedAt, shown }: Times): ConflictReason | null {
	if (isSame(base, updatedAt)) return null;
	if (!isNewer(updatedAt, shown)) return isSame(base, shown) ? null : 'changed';
	/** Whoever began from what is shown, or from before, has not opened the draft. */
	return shown !== null && !isNewer(base, shown) ? 'draft' : 'changed';
}
