import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import { userUid } from '../identity/users';
import type { AfterWrite, DocumentWrite } from '../platform/documents/document-write';
import { HttpError } from '../platform/lib/http-errors';
import {
	copyPassword,
	findPanelAccount,
	findSiteAccount,
	isLastSuperAdmin,
	panelOf,
	panelUid,
} from '../ranks/accounts';
import { siteRoleOf } from './site-role';

/** Fields that the panel account decides. */
const panelManagedFields = ['role', 'blocked', 'email'];

async function demandAgreement(documentId: string) {
	const account = await findSiteAccount({ documentId });
	const panel = account && (await panelOf(account));
	if (!account || !panel) return;
	const agrees =
		account.role?.type === siteRoleOf(panel.roles) &&
		Boolean(account.blocked) !== panel.isActive &&
		account.email === panel.email;
	if (!agrees) throw new HttpError(409, messages.helpsInPanel);
}

/**
 * Refuses changes to a helper's role, e-mail or blocking on the site: they are made in the panel, which invites
 * helpers.
 */
export async function keepHelpersTogether({
	params,
}: DocumentWrite): Promise<AfterWrite | undefined> {
	const { documentId, data = {} } = params;
	if (!panelManagedFields.some((name) => name in data)) return undefined;
	return () => demandAgreement(String(documentId));
}

async function passPasswordOn(id: number) {
	const account = await findSiteAccount({ id });
	const panel = account && (await panelOf(account));
	if (!panel || !account.password || account.password === panel.password) return;
	await copyPassword(panelUid, panel.id, account.password);
	await strapi.sessionManager('admin').invalidateRefreshToken(String(panel.id));
}

/** Copies a password changed on the site to the panel account, and deletes the panel account with the site account. */
export function followSiteAccounts(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [userUid],
		async afterUpdate({ params, result }) {
			if (params.data && 'password' in params.data && result?.id) await passPasswordOn(result.id);
		},
		async beforeDelete({ params, state }) {
			const before = await findSiteAccount(params.where);
			const panel = before && (await panelOf(before));
			if (panel && (await isLastSuperAdmin(panel))) throw new HttpError(409, messages.lastAdmin);
			state.before = before;
		},
		async afterDelete({ state: { before } }) {
			const documentId = Object(before).panelAccount;
			const panel = documentId ? await findPanelAccount({ documentId }) : null;
			if (panel) await strapi.service('admin::user').deleteById(panel.id);
		},
	});
}
