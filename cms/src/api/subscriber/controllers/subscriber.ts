import { subscribe } from '@sumu/contract';
import { action } from '../../../contract/action';
import { accepted } from '../../../lib/accepted';

const uid = 'api::subscriber.subscriber';
const isSubscribed = async (email: string) =>
	(await strapi.db.query(uid).count({ where: { email } })) > 0;

/** Two requests at once may both find nobody; the database's unique key lets one through. */
async function add(email: string) {
	try {
		await strapi.documents(uid).create({ data: { email } });
	} catch (error) {
		if (!(await isSubscribed(email))) throw error;
	}
}

export default {
	subscribe: action(subscribe, async ({ body: { email, website }, ctx }) => {
		if (!website && !(await isSubscribed(email))) await add(email);
		ctx.status = 201;
		return accepted;
	}),
};
