import { errors } from '@strapi/utils';
import { superAdmin } from '../panel/roles';
import {
	findPanelAccount,
	findSiteAccount,
	type PanelAccount,
	panelOf,
	type SiteAccount,
} from './accounts';

export type Id = number | string;

/** Whose accounts and rights a Super Admin alone touches. */
const above = [superAdmin, 'sumu-developer'];

const isAbove = (roles: readonly { code: string }[] = []) =>
	roles.some(({ code }) => above.includes(code));

type Asking = Pick<PanelAccount, 'roles'> & { id?: Id };

/** Who asks, by their rank in the panel; undefined for a start, a command, or who follows a link of a mail. */
async function asking(): Promise<Asking | undefined> {
	const user: unknown = strapi.requestContext.get()?.state.user;
	if (typeof user !== 'object' || user === null) return undefined;
	if ('isActive' in user) return user as PanelAccount;
	const account = await findSiteAccount({ id: Object(user).id });
	const inPanel = account && ((await panelOf(account)) ?? (await sameEmail(account)));
	return inPanel ?? { roles: [] };
}

/** The first owner's two accounts were never joined. */
const sameEmail = ({ email }: SiteAccount) => findPanelAccount({ email });

/**
 * Strapi lets everyone who may invite give every role and change every account: here nobody but a Super
 * Admin touches accounts that may more than their own, or gives a role that does.
 * @param ids accounts of the panel that are changed; one's own may be
 * @param given ids of the roles that are given
 * @throws ForbiddenError
 */
export async function demandRank(ids: readonly Id[], given: readonly Id[] = []): Promise<void> {
	const user = await asking();
	if (!user || user.roles.some(({ code }) => code === superAdmin)) return;
	const others = ids.filter((id) => String(id) !== String(user.id));
	const accounts = await Promise.all(others.map((id) => findPanelAccount({ id })));
	const roles: { code: string }[] = await strapi.db
		.query('admin::role')
		.findMany({ where: { id: { $in: [...given] } } });
	const isNew = ({ code }: { code: string }) => user.roles.every((role) => role.code !== code);
	if (accounts.some((account) => isAbove(account?.roles)) || isAbove(roles.filter(isNew)))
		throw new errors.ForbiddenError();
}
