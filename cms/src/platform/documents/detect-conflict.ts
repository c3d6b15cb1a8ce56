import type { ConflictReason } from '@sumu/contract';
import type { DocumentTimes } from './document-state';
import { isNewer } from './publication-state';

const isSame = (one: string, other: string | null) =>
	other !== null && new Date(one).getTime() === new Date(other).getTime();

/** Detects an edit conflict. Returns the reason if the document has changed since `base`, else null. */
export function detectConflict(
	base: string,
	{ updatedAt, shown }: DocumentTimes,
): ConflictReason | null {
	if (isSame(base, updatedAt)) return null;
	if (!isNewer(updatedAt, shown)) return isSame(base, shown) ? null : 'changed';
	/** An edit based on the published version, or an older one, has not seen the draft. */
	return shown !== null && !isNewer(base, shown) ? 'draft' : 'changed';
}
