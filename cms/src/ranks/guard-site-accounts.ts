import { messages } from '@sumu/contract';
import {
	type AfterWrite,
	type DocumentWrite,
	idOfAdded,
} from '../platform/documents/document-write';
import { HttpError } from '../platform/lib/http-errors';
import { findSiteAccount } from './accounts';
import { authorityOf, demandRankOver, rankedCaller } from './caller';
import { hasHigherRank } from './rank';

/** Demands a higher rank than an account has when the panel changes or deletes it. */
export async function demandRankInPanel({ params: { documentId } }: DocumentWrite) {
	if (!documentId || !(await rankedCaller())?.isInPanel) return;
	const account = await findSiteAccount({ documentId });
	if (account) await demandRankOver(account);
}

/** Demands that an account still has a lower rank than its writer after a write in the panel. */
export async function demandStillLower({ params }: DocumentWrite): Promise<AfterWrite> {
	return async (result) => {
		const caller = await rankedCaller();
		if (!caller?.isInPanel) return;
		const documentId = params.documentId ?? idOfAdded(result);
		const account = await findSiteAccount({ documentId });
		if (!account || account.panelAccount === caller.panel) return;
		if (!hasHigherRank(caller.rank, await authorityOf(account)))
			throw new HttpError(403, messages.higherRank);
	};
}
