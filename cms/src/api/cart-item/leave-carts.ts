import type { Core } from '@strapi/strapi';

/** Removes a deleted project from every cart, whether it was deleted through the API or in the panel. */
export function registerCarts(strapi: Core.Strapi) {
	strapi.documents.use(async (context, next) => {
		const { action, uid, params } = context;
		if (action !== 'delete' || uid !== 'api::project.project') return next();
		return strapi.db.transaction(async () => {
			const deletionResult = await next();
			const projectId = 'documentId' in params ? params.documentId : undefined;
			if (projectId)
				await strapi.db.query('api::cart-item.cart-item').deleteMany({ where: { projectId } });
			return deletionResult;
		});
	});
}
