import type { Core } from '@strapi/strapi';

/** A project that is deleted, over the API or in the panel, leaves every cart. */
export function registerCarts(strapi: Core.Strapi) {
	strapi.documents.use(async (context, next) => {
		const { action, uid, params } = context;
		if (action !== 'delete' || uid !== 'api::project.project') return next();
		return strapi.db.transaction(async () => {
			const deleted = await next();
			const projectId = 'documentId' in params ? params.documentId : undefined;
			if (projectId)
				await strapi.db.query('api::cart-item.cart-item').deleteMany({ where: { projectId } });
			return deleted;
		});
	});
}
