import type { RoleType } from '../access/roles';
import { userUid } from '../identity/users';
import { superAdmin } from './rank';

export const panelUid = 'admin::user';

/** An account of the panel. */
export interface PanelAccount {
	id: number;
	documentId: string;
	email: string;
	firstname: string | null;
	lastname: string | null;
	/** A hash. */
	password: string | null;
	isActive: boolean;
	/** Of the link of an invitation; null once it was followed. */
	registrationToken: string | null;
	roles: { code: string }[];
}

/** The account of the site that a helper's account of the panel is joined with. */
export interface SiteAccount {
	id: number;
	documentId: string;
	email: string;
	/** A hash. */
	password: string | null;
	blocked: boolean | null;
	/** The `documentId` of the other. */
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

/** The account of the site that was joined with one of the panel. */
export const joinedWith = (panel: Pick<PanelAccount, 'documentId'>) =>
	findSiteAccount({ panelAccount: panel.documentId });

/** The account of the panel that one of the site was joined with. */
export async function panelOf({ panelAccount }: SiteAccount): Promise<PanelAccount | null> {
	return panelAccount ? findPanelAccount({ documentId: panelAccount }) : null;
}

/** Whether an account is the only one that can still be the first owner. */
export async function isLastSuperAdmin({ roles }: PanelAccount): Promise<boolean> {
	if (!roles.some(({ code }) => code === superAdmin)) return false;
	const count = await strapi.db
		.query(panelUid)
		.count({ where: { isActive: true, roles: { code: superAdmin } } });
	return count <= 1;
}

export async function idOfRole(type: RoleType): Promise<number> {
	const role = await strapi.db
		.query('plugin::users-permissions.role')
		.findOne({ where: { type }, select: ['id'] });
	return role.id;
}

/** Both keep a password as the same kind of hash, so it is copied; nobody types it twice. */
export const copyPassword = (uid: typeof panelUid | typeof userUid, id: number, hash: string) =>
	strapi.db.query(uid).update({ where: { id }, data: { password: hash } });
