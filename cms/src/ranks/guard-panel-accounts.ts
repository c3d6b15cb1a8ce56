import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { HttpError } from '../platform/lib/http-error';
import { findPanelAccount, findSiteAccount, type PanelAccount } from './accounts';
import { demandRankOver, type RankedCaller, rankedCaller } from './caller';
import { outranks, panelAuthority } from './rank';

type Id = number | string;
type Given = { roles?: Id[]; email?: string; password?: string } & Record<string, unknown>;

interface Users extends Core.Service {
	create(given: Given): Promise<unknown>;
	updateById(id: Id, given: Given): Promise<unknown>;
	deleteById(id: Id): Promise<unknown>;
	deleteByIds(ids: Id[]): Promise<unknown>;
}

const refuse = (message: string) => {
	throw new HttpError(403, message);
};

async function demandOutranks(caller: RankedCaller, ids: readonly Id[]) {
	for (const id of ids) {
		const account = await findPanelAccount({ id });
		const isOwn = account?.documentId === caller.panel;
		if (account && !isOwn && !outranks(caller.rank, panelAuthority(account.roles)))
			refuse(messages.higherRank);
	}
}

/** Demands a higher rank than the given roles have, so that accounts of the caller's own rank cannot be created. */
async function demandGivable(caller: RankedCaller, given: readonly Id[]) {
	const roles: { code: string }[] = await strapi.db
		.query('admin::role')
		.findMany({ where: { id: { $in: [...given] } } });
	if (roles.length > 0 && !outranks(caller.rank, panelAuthority(roles)))
		refuse(messages.higherRank);
}

const idsOf = (roles: readonly unknown[]) =>
	roles.map((role) => String(Object(role).id ?? role)).toSorted();
const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
	idsOf(some).join() === idsOf(others).join();

/** Refuses changes to the password or e-mail of another account. Callers change their own at `/admin/users/me`. */
function demandUntouched(account: PanelAccount, { email, password }: Given) {
	if (strapi.requestContext.get()?.path === '/admin/users/me') return;
	const isChanged = email !== undefined && email.toLowerCase() !== account.email.toLowerCase();
	if (isChanged || password !== undefined) refuse(messages.ownersCredentials);
}

async function demandChange(id: Id, given: Given) {
	const caller = await rankedCaller();
	const account = caller && (await findPanelAccount({ id }));
	if (!caller || !account) return;
	await demandOutranks(caller, [id]);
	demandUntouched(account, given);
	if (given.roles && !isSame(given.roles, account.roles)) await demandGivable(caller, given.roles);
}

/** An invitation takes over the site account with its e-mail, so the inviter must outrank that one too. */
async function demandFreeEmail(email: string) {
	const account = await findSiteAccount({ email: email.toLowerCase() });
	if (account) await demandRankOver(account);
}

async function demandInvitation({ email, roles = [] }: Given) {
	const caller = await rankedCaller();
	if (!caller) return;
	await demandGivable(caller, roles);
	if (email) await demandFreeEmail(email);
}

async function demandRemoval(ids: readonly Id[]) {
	const caller = await rankedCaller();
	if (caller) await demandOutranks(caller, ids);
}

/** Checks ranks before an account of the panel changes. The change and its consequences share a transaction. */
export function guardPanelAccounts(strapi: Core.Strapi) {
	const together = <Done>(change: () => Promise<Done>) => strapi.db.transaction(change);
	strapi.get('services').extend('admin::user', (users: Users) => ({
		...users,
		async create(given: Given) {
			await demandInvitation(given);
			return users.create(given);
		},
		async updateById(id: Id, given: Given) {
			await demandChange(id, given);
			return together(() => users.updateById(id, given));
		},
		async deleteById(id: Id) {
			await demandRemoval([id]);
			return together(() => users.deleteById(id));
		},
		async deleteByIds(ids: Id[]) {
			await demandRemoval(ids);
			return together(() => users.deleteByIds(ids));
		},
	}));
}
