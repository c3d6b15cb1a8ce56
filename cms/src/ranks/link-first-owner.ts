import type { Core } from '@strapi/strapi';
import { userUid } from '../identity/users';
import { findSiteAccount, joinedWith, type PanelAccount, panelUid } from './accounts';
import { superAdminCode } from './rank';

const firstOwner = async (strapi: Core.Strapi): Promise<PanelAccount | null> => {
	const [oldest] = await strapi.db.query(panelUid).findMany({
		where: { isActive: true, roles: { code: superAdminCode } },
		orderBy: { id: 'asc' },
		limit: 1,
	});
	return oldest ?? null;
};

/**
 * Links the first owner's site and panel accounts, as an invitation does for a helper. Only an admin's account with the
 * same e-mail is linked, never a visitor's.
 */
export async function linkFirstOwner(strapi: Core.Strapi) {
	const panel = await firstOwner(strapi);
	if (!panel || (await joinedWith(panel))) return;
	const account = await findSiteAccount({
		email: panel.email.toLowerCase(),
		role: { type: 'admin' },
		panelAccount: { $null: true },
	});
	if (!account) {
		strapi.log.warn('The first owner’s accounts of site and panel have different e-mails');
		return;
	}
	await strapi.db
		.query(userUid)
		.update({ where: { id: account.id }, data: { panelAccount: panel.documentId } });
}
