import type { Core } from '@strapi/strapi';

/** The privacy page promises it: an address that was not confirmed in time is forgotten. */
export async function forgetUnconfirmed(strapi: Core.Strapi) {
	const { count } = await strapi.db.query('api::subscriber.subscriber').deleteMany({
		where: {
			$or: [{ confirmed: false }, { confirmed: { $null: true } }],
			confirmBy: { $lt: new Date().toISOString() },
		},
	});
	if (count > 0) strapi.log.info(`Forgot ${count} addresses that did not confirm the newsletter`);
}
