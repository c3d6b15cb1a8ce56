import type { RoleType } from '../access/roles';
import { userUid } from '../identity/users';
import { superAdminCode } from './rank';

export const panelUid = 'admin::user';

/** Account in the panel. */
export interface PanelAccount {
	id: number;
	documentId: string;
	email: string;
	firstname: string | null;
	lastname: string | null;
	/** Password hash. */
	password: string | null;
	isActive: boolean;
	/** Token of the invitation link; null once accepted. */
	registrationToken: string | null;
	roles: { code: string }[];
}

/** Account on the site; a helper's is linked to an account in the panel. */
export interface SiteAccount {
	id: number;
	documentId: string;
	email: string;
	/** Password hash. */
	password: string | null;
	blocked: boolean | null;
	/** `documentId` of the linked panel account. */
	panelAccount: string | null;
	role: { type: RoleType } | null;
}

export const findPanelAccount = (where: object): Promise<PanelAccount | null> =>
	strapi.db.query(panelUid).findOne({ where, populate: ['roles'] });

export const findSiteAccount = (where: object): Promise<SiteAccount | null> =>
	strapi.db.query(userUid).findOne({
		where,
		select: ['id', 'documentId', 'email', 'password', 'blocked', 'panelAccount'],
		populate: { role: { select: ['type'] } },
	});

/** Returns the site account that is linked to a panel account. */
export const joinedWith = (panel: Pick<PanelAccount, 'documentId'>) =>
	findSiteAccount({ panelAccount: panel.documentId });

/** Returns the panel account that is linked to a site account. */
export async function panelOf({ panelAccount }: SiteAccount): Promise<PanelAccount | null> {
	return panelAccount ? findPanelAccount({ documentId: panelAccount }) : null;
}

/** Checks whether an account is the last active Super Admin. */
export async function isLastSuperAdmin({ roles }: PanelAccount): Promise<boolean> {
	if (!roles.some(({ code }) => code === superAdminCode)) return false;
	const count = await strapi.db
		.query(panelUid)
		.count({ where: { isActive: true, roles: { code: superAdminCode } } });
	return count <= 1;
}

export async function idOfRole(type: RoleType): Promise<number> {
	const role = await strapi.db
		.query('plugin::users-permissions.role')
		.findOne({ where: { type }, select: ['id'] });
	return role.id;
}

/** Copies a password hash: site and panel use the same kind, so a password is typed only once. */
export const copyPassword = (uid: typeof panelUid | typeof userUid, id: number, hash: string) =>
	strapi.db.query(uid).update({ where: { id }, data: { password: hash } });
