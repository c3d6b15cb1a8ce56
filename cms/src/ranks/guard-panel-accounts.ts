import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { HttpError } from '../platform/lib/http-errors';
import { findPanelAccount, findSiteAccount, type PanelAccount } from './accounts';
import { demandRankOver, type RankedCaller, rankedCaller } from './caller';
import { hasHigherRank, panelAuthority } from './rank';

type Id = number | string;
type AccountInput = { roles?: Id[]; email?: string; password?: string } & Record<string, unknown>;

interface Users extends Core.Service {
	create(input: AccountInput): Promise<unknown>;
	updateById(id: Id, input: AccountInput): Promise<unknown>;
	deleteById(id: Id): Promise<unknown>;
	deleteByIds(ids: Id[]): Promise<unknown>;
}

const throwForbidden = (message: string) => {
	throw new HttpError(403, message);
};

async function demandOutranks(caller: RankedCaller, ids: readonly Id[]) {
	for (const id of ids) {
		const account = await findPanelAccount({ id });
		const isOwn = account?.documentId === caller.panel;
		if (account && !isOwn && !hasHigherRank(caller.rank, panelAuthority(account.roles)))
			throwForbidden(messages.higherRank);
	}
}

/** Demands a higher rank than the given roles have, so that accounts of the caller's own rank cannot be created. */
async function demandGivable(caller: RankedCaller, roleIds: readonly Id[]) {
	const roles: { code: string }[] = await strapi.db
		.query('admin::role')
		.findMany({ where: { id: { $in: [...roleIds] } } });
	if (roles.length > 0 && !hasHigherRank(caller.rank, panelAuthority(roles)))
		throwForbidden(messages.higherRank);
}

const idsOf = (roles: readonly unknown[]) =>
	roles.map((role) => String(Object(role).id ?? role)).toSorted();
const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
	idsOf(some).join() === idsOf(others).join();

/** Refuses changes to the password or e-mail of another account. Callers change their own at `/admin/users/me`. */
function demandUntouched(account: PanelAccount, { email, password }: AccountInput) {
	if (strapi.requestContext.get()?.path === '/admin/users/me') return;
	const isChanged = email !== undefined && email.toLowerCase() !== account.email.toLowerCase();
	if (isChanged || password !== undefined) throwForbidden(messages.ownersCredentials);
}

async function demandChange(id: Id, input: AccountInput) {
	const caller = await rankedCaller();
	const account = caller && (await findPanelAccount({ id }));
	if (!caller || !account) return;
	await demandOutranks(caller, [id]);
	demandUntouched(account, input);
	if (input.roles && !isSame(input.roles, account.roles)) await demandGivable(caller, input.roles);
}

/** An invitation takes over the site account with its e-mail, so the inviter must outrank that one too. */
async function demandFreeEmail(email: string) {
	const account = await findSiteAccount({ email: email.toLowerCase() });
	if (account) await demandRankOver(account);
}

async function demandInvitation({ email, roles = [] }: AccountInput) {
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
		async create(input: AccountInput) {
			await demandInvitation(input);
			return users.create(input);
		},
		async updateById(id: Id, input: AccountInput) {
			await demandChange(id, input);
			return together(() => users.updateById(id, input));
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
