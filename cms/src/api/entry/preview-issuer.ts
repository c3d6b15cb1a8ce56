import type { UID } from '@strapi/strapi';
import type { PreviewKind } from '@sumu/contract';
import { canManageKind } from '../../access/roles';
import { findPanelAccount, findSiteAccount } from '../../ranks/accounts';
import { rankedCaller } from '../../ranks/caller';

/** Returns the caller's account as `panel:ID` or `site:ID`, for a link they create. */
export async function callingIssuer(): Promise<string> {
	const caller = await rankedCaller();
	return caller?.isInPanel ? `panel:${caller.panel}` : `site:${caller?.site}`;
}

const contentTypeUids: Record<PreviewKind, UID.ContentType> = {
	project: 'api::project.project',
	blog: 'api::blog.blog',
	site: 'api::site-setting.site-setting',
};

interface Permissions {
	engine: {
		generateUserAbility(user: object): Promise<{ can(action: string, uid: string): boolean }>;
	};
}

async function panelMayRead(documentId: string, kind: PreviewKind): Promise<boolean> {
	const account = await findPanelAccount({ documentId });
	if (!account?.isActive) return false;
	const { engine } = strapi.service('admin::permission') as unknown as Permissions;
	const ability = await engine.generateUserAbility(account);
	return ability.can('plugin::content-manager.explorer.read', contentTypeUids[kind]);
}

async function siteMayRead(documentId: string, kind: PreviewKind): Promise<boolean> {
	const account = await findSiteAccount({ documentId });
	if (!account?.role || account.blocked) return false;
	return canManageKind(account.role.type, kind);
}

/** Checks whether an issuer still has an account and the right to see entries of the kind. */
export async function mayStillShow(issuer: string, kind: PreviewKind): Promise<boolean> {
	const [place, documentId = ''] = issuer.split(':');
	return place === 'panel' ? panelMayRead(documentId, kind) : siteMayRead(documentId, kind);
}
