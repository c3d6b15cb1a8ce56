import { env } from '../../env';

/** Returns the owner's name, or the site's host without one. */
export async function getSiteName(): Promise<string> {
	const site = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ select: ['ownerName'] });
	return site?.ownerName || new URL(env.origins.site).host;
}
