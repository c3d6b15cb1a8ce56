import type { Core } from '@strapi/strapi';

/**
 * Strapi's own `strapi::public` would serve uploads at other paths too, without the headers that
 * `/uploads/` has. Uploads have a route of their own, so all that is left is `/` to the panel.
 */
export function servePanelAtRoot(strapi: Core.Strapi) {
	strapi.get('middlewares').set('strapi::public', () => {
		strapi.server.routes([
			{
				method: 'GET',
				path: '/',
				handler: (ctx) => ctx.redirect(strapi.config.get('admin.path', '/admin')),
				config: { auth: false },
			},
		]);
		return null;
	});
}
