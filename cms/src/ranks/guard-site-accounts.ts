import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { userUid } from '../identity/users';
import { HttpError } from '../platform/lib/http-errors';
import { findSiteAccount } from './accounts';
import { authorityOf, demandRankOver, rankedCaller } from './caller';
import { hasHigherRank } from './rank';

const guardedActions = new Set(['create', 'update', 'delete', 'clone']);

/** After a write in the panel, the account must still have a lower rank than its writer. */
async function demandStillLower(documentId: string) {
	const [caller, account] = [await rankedCaller(), await findSiteAccount({ documentId })];
	if (!caller || !account || account.panelAccount === caller.panel) return;
	if (!hasHigherRank(caller.rank, await authorityOf(account)))
		throw new HttpError(403, messages.higherRank);
}

/** Checks ranks whenever the panel adds, changes or deletes an account of the site. */
export function guardSiteAccounts(strapi: Core.Strapi) {
	strapi.documents.use(async ({ uid, action, params }, next) => {
		if (uid !== userUid || !guardedActions.has(action) || !(await rankedCaller())?.isInPanel)
			return next();
		const documentId = 'documentId' in params ? String(params.documentId) : undefined;
		const before = documentId ? await findSiteAccount({ documentId }) : null;
		if (before) await demandRankOver(before);
		if (action === 'delete') return next();
		return strapi.db.transaction(async () => {
			const writeResult = await next();
			await demandStillLower(String(documentId ?? Object(writeResult).documentId));
			return writeResult;
		});
	});
}
