import { messages } from '@sumu/contract';
import { HttpError } from '../platform/lib/http-errors';
import { findSiteAccount, type PanelAccount, panelOf, type SiteAccount } from './accounts';
import {
	type Authority,
	accountRanks,
	hasHigherRank,
	panelAuthority,
	type Rank,
	siteAuthority,
} from './rank';

export interface RankedCaller {
	rank: Rank;
	/** `documentId` of the caller's account in the panel, if there is one. */
	panel?: string;
	/** `documentId` of the caller's account on the site, if there is one. */
	site?: string;
	/** Whether the call was made in the panel. */
	isInPanel: boolean;
}

export async function authorityOf(account: SiteAccount): Promise<Authority> {
	const panel = await panelOf(account);
	return panel ? panelAuthority(panel.roles) : siteAuthority(account.role?.type);
}

async function onSite(documentId: string): Promise<RankedCaller> {
	const account = await findSiteAccount({ documentId });
	const rank = account ? (await authorityOf(account)).rank : accountRanks.visitor;
	const panel = account?.panelAccount;
	return { rank, site: documentId, isInPanel: false, ...(panel ? { panel } : {}) };
}

const inPanel = ({ roles, documentId }: PanelAccount): RankedCaller => ({
	rank: panelAuthority(roles).rank,
	panel: documentId,
	isInPanel: true,
});

const isPanelAccount = (user: object): user is PanelAccount => 'isActive' in user;

/** Returns the signed-in caller with their rank; undefined at a start, for a command, and for a link in an e-mail. */
export async function rankedCaller(): Promise<RankedCaller | undefined> {
	const state = strapi.requestContext.get()?.state;
	const user: unknown = state?.user;
	if (typeof user === 'object' && user !== null)
		return isPanelAccount(user) ? inPanel(user) : onSite(String(Object(user).documentId));
	// A token without an account has the lowest rank.
	return state?.auth?.credentials ? { rank: accountRanks.visitor, isInPanel: false } : undefined;
}

const isOwn = (caller: RankedCaller, { documentId, panelAccount }: SiteAccount) =>
	caller.site === documentId || (panelAccount !== null && caller.panel === panelAccount);

/**
 * Demands that a site account is the caller's own or has a lower rank.
 * @throws HttpError (403)
 */
export async function demandRankOver(account: SiteAccount): Promise<void> {
	const caller = await rankedCaller();
	if (!caller || isOwn(caller, account) || hasHigherRank(caller.rank, await authorityOf(account)))
		return;
	throw new HttpError(403, messages.higherRank);
}

/**
 * Demands that a site account, if it exists, is the caller's own or has a lower rank.
 * @throws HttpError (403)
 */
export async function demandRankOverId(documentId: string): Promise<void> {
	const account = await findSiteAccount({ documentId });
	if (account) await demandRankOver(account);
}

/** Checks whether the caller is the first owner: any Super Admin of the panel. */
export const isFirstOwner = async (): Promise<boolean> =>
	(await rankedCaller())?.rank === accountRanks.firstOwner;

/** Demands that the caller is the first owner. @throws HttpError (403) */
export async function demandFirstOwner(): Promise<void> {
	if (!(await isFirstOwner())) throw new HttpError(403, messages.firstOwnerOnly);
}
