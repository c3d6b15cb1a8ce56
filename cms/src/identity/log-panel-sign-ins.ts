import type { Core } from '@strapi/strapi';
import { logSecurity } from '../platform/security/security-log';

/** Logs the sign-ins of panel accounts, which Strapi publishes as events. */
export function logPanelSignIns(strapi: Core.Strapi) {
	strapi.eventHub.on('admin.auth.success', async ({ user }: { user: { documentId: string } }) =>
		logSecurity('signed in', { panelAccount: user.documentId }),
	);
	strapi.eventHub.on('admin.auth.error', async () => logSecurity('sign-in refused'));
}
