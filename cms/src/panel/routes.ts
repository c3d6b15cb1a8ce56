import type { Core } from '@strapi/strapi';
import { messages } from '@sumu/contract';
import type { Context } from 'koa';
import { HttpError } from '../platform/lib/http-errors';
import { demandFirstOwner } from '../ranks/caller';
import { renderArticlePreview } from './article-preview';
import { listVersions, restoreVersion } from './history';
import { readHome } from './home';
import { readMessages, replyMessage } from './messages';
import { readOrder, saveOrder } from './order';
import { notAdded, notEdited } from './permissions';
import { sendResetLink } from './reset-link';

const signedIn = { policies: ['admin::isAuthenticatedAdmin'] };

/** The panel asks for these on every screen, licensed or not, and Strapi answers 404 without a licence. */
const noConfiguration = { data: { isAIi18nConfigured: false, isAIMediaLibraryConfigured: false } };
const noJob = { data: null };
const respondWith = (body: object) => (ctx: Context) => {
	ctx.body = body;
};
const collectionTypesPath = '/content-manager/collection-types';
/** Returns the path of a type's list. An unescaped colon would begin a route parameter. */
const listOf = (uid: string) => `${collectionTypesPath}/${uid.replaceAll(':', '\\:')}`;

/** Refuses with an explanation, which Strapi's own refusal lacks. */
const throwForbidden = () => {
	throw new HttpError(403, messages.madeByVisitors);
};
const refusedRoutes = [
	...notAdded.flatMap((uid) =>
		['', '/actions/publish', '/clone/:id', '/auto-clone/:id'].map(
			(path) => ['POST', listOf(uid) + path, throwForbidden] as const,
		),
	),
	...notEdited.map((uid) => ['PUT', `${listOf(uid)}/:id`, throwForbidden] as const),
];

/** Refuses changes to roles: Strapi's screens ask for no password, and each start would undo the change. */
async function refuseRole() {
	await demandFirstOwner();
	throw new HttpError(409, messages.rolesInCode);
}
const rolesPath = '/admin/roles';
const roleRefusals = (
	[
		['POST', rolesPath],
		['PUT', `${rolesPath}/:id`],
		['PUT', `${rolesPath}/:id/permissions`],
		['DELETE', `${rolesPath}/:id`],
		['POST', `${rolesPath}/batch-delete`],
	] as const
).map(([method, path]) => [method, path, refuseRole] as const);

const aiJobsPath = '/i18n/ai-localization-jobs';

/** Registers our own calls in the panel's API, before Strapi's. */
export function addPanelRoutes(strapi: Core.Strapi) {
	const panelRoutes = [
		['GET', '/admin/sumu/home', readHome],
		['POST', '/admin/sumu/accounts/:id/reset-link', sendResetLink],
		['POST', '/admin/sumu/article', renderArticlePreview],
		['PUT', '/admin/sumu/messages/read', readMessages],
		['POST', '/admin/sumu/messages/:id/reply', replyMessage],
		['GET', '/admin/sumu/order/:uid', readOrder],
		['PUT', '/admin/sumu/order/:uid', saveOrder],
		['GET', '/admin/sumu/history/:uid/:id', listVersions],
		['POST', '/admin/sumu/history/:uid/:id/:version/restore', restoreVersion],
		['GET', '/admin/ai-feature-config', respondWith(noConfiguration)],
		['GET', `${aiJobsPath}/collection-types/:contentType/:documentId`, respondWith(noJob)],
		['GET', `${aiJobsPath}/single-types/:contentType`, respondWith(noJob)],
		...refusedRoutes,
		...roleRefusals,
	] as const;
	strapi.server.routes({
		type: 'admin',
		routes: panelRoutes.map(([method, path, handler]) => ({
			method,
			path,
			handler,
			config: signedIn,
			info: { type: 'admin' },
		})),
	});
}
