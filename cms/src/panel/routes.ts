import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { history, restoreVersion } from './history';
import { home } from './home';
import { readMessages } from './read-messages';

const signedIn = { policies: ['admin::isAuthenticatedAdmin'] };

/** The panel asks for these on every screen, licensed or not, and Strapi answers 404 without a licence. */
const noConfiguration = { data: { isAIi18nConfigured: false, isAIMediaLibraryConfigured: false } };
const noJob = { data: null };
const answer = (body: object) => (ctx: Context) => {
	ctx.body = body;
};
const jobs = '/i18n/ai-localization-jobs';

/** Calls of our own in the panel's API; they stand before Strapi's. */
export function addPanelRoutes(strapi: Core.Strapi) {
	const routes = [
		['GET', '/admin/sumu/home', home],
		['PUT', '/admin/sumu/messages/read', readMessages],
		['GET', '/admin/sumu/history/:uid/:id', history],
		['POST', '/admin/sumu/history/:uid/:id/:version/restore', restoreVersion],
		['GET', '/admin/ai-feature-config', answer(noConfiguration)],
		['GET', `${jobs}/collection-types/:contentType/:documentId`, answer(noJob)],
		['GET', `${jobs}/single-types/:contentType`, answer(noJob)],
	] as const;
	strapi.server.routes({
		type: 'admin',
		routes: routes.map(([method, path, handler]) => ({
			method,
			path,
			handler,
			config: signedIn,
			info: { type: 'admin' },
		})),
	});
}
