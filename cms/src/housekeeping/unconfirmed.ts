import type { Core } from '@strapi/strapi';

/** Deletes addresses that were not confirmed in time, as the privacy page promises. */
export async function forgetUnconfirmed(strapi: Core.Strapi) {
	const { count } = await strapi.db.query('api::subscriber.subscriber').deleteMany({
		where: {
			$or: [{ confirmed: false }, { confirmed: { $null: true } }],
			confirmBy: { $lt: new Date().toISOString() },
		},
	});
	if (count > 0) strapi.log.info(`Forgot ${count} addresses that did not confirm the newsletter`);
}
