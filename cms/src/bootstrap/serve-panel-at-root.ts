import type { Core } from '@strapi/strapi';

/**
 * Replaces Strapi's `strapi::public`, which would serve uploads at other paths too, without the headers of `/uploads/`.
 * Uploads have their own route, so only the redirect from `/` to the panel is left.
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
