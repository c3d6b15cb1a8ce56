import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { invalidateAllSessions } from '../identity/sessions';
import { changeUser, userByEmail, userUid } from '../identity/users';
import { endTokensOf } from '../panel/api-tokens';
import { HttpError } from '../platform/lib/http-errors';
import {
	copyPassword,
	findPanelAccount,
	idOfRole,
	joinedWith,
	type PanelAccount,
	panelUid,
	type SiteAccount,
} from '../ranks/accounts';
import { linkSiteAccount } from './link-site-account';
import { siteRoleOf } from './site-role';

async function takeEmail(account: SiteAccount, email: string) {
	if (account.email === email) return {};
	if (await userByEmail(email)) throw new HttpError(409, messages.emailTaken);
	return { email, username: email };
}

async function takeRole(account: SiteAccount, panel: PanelAccount) {
	const role = siteRoleOf(panel.roles);
	return account.role?.type === role ? {} : { role: await idOfRole(role) };
}

/** Applies a change of a panel account to the linked site account. */
async function syncSiteAccount(account: SiteAccount, before: PanelAccount, panel: PanelAccount) {
	const isBlocked = Boolean(account.blocked);
	const accountChanges = {
		...(await takeEmail(account, panel.email)),
		...(await takeRole(account, panel)),
		...(isBlocked === panel.isActive ? { blocked: !panel.isActive } : {}),
	};
	if (Object.keys(accountChanges).length > 0) await changeUser(account, accountChanges);
	const isNewPassword = panel.password !== null && panel.password !== before.password;
	if (isNewPassword) await copyPassword(userUid, account.id, String(panel.password));
	if (isNewPassword || !panel.isActive) await invalidateAllSessions(account.id);
}

/** Ends the panel sessions of an account, and the tokens it made there. */
async function endAccess({ id }: PanelAccount) {
	await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
	await endTokensOf(id);
}

/** Turns a former helper's site account into a visitor's and signs it out. */
async function demoteSiteAccount({ documentId }: PanelAccount) {
	const account = await joinedWith({ documentId });
	if (!account) return;
	const role = await idOfRole('authenticated');
	await changeUser(account, { role, panelAccount: null });
	await invalidateAllSessions(account.id);
}

/** Returns the panel roles of an account as comparable text. */
const rolesOf = ({ roles }: PanelAccount) =>
	roles
		.map(({ code }) => code)
		.toSorted()
		.join();

const wasInvited = (before: PanelAccount, after: PanelAccount) =>
	before.registrationToken !== null && after.registrationToken === null && after.isActive;

const isPanelAccount = (row: unknown): row is PanelAccount =>
	typeof row === 'object' && row !== null && 'roles' in row;

/** Keeps site accounts in line with every change to their panel accounts. */
export function followPanelAccounts(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [panelUid],
		async beforeUpdate({ params, state }) {
			state.before = await findPanelAccount(params.where);
		},
		async afterUpdate({ state: { before } }) {
			if (!isPanelAccount(before)) return;
			const after = await findPanelAccount({ id: before.id });
			if (!after) return;
			if (wasInvited(before, after)) return linkSiteAccount(after);
			if (!after.isActive) await endAccess(after);
			// A token keeps the permissions of its creation.
			else if (rolesOf(after) !== rolesOf(before)) await endTokensOf(after.id);
			const account = await joinedWith(after);
			if (account) await syncSiteAccount(account, before, after);
		},
		async beforeDelete({ params, state }) {
			const before = await findPanelAccount(params.where);
			if (before) await endTokensOf(before.id);
			state.before = before;
		},
		async afterDelete({ state: { before } }) {
			if (isPanelAccount(before)) await demoteSiteAccount(before);
		},
	});
}
