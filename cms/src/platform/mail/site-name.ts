import { env } from '../../env';

/** The owner's name, or the site's host while there is none. */
export async function siteName(): Promise<string> {
	const site = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ select: ['ownerName'] });
	return site?.ownerName || new URL(env.origins.site).host;
}
