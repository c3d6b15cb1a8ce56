import { type Overview, overview } from '@sumu/contract';
import { presentUser, type UserRow, userRelations } from '../../identity/user-presenter';
import { lastCreatedFirst } from '../../platform/lib/orders';

export async function newestUsers(): Promise<Overview['newestUsers']> {
	const rows: UserRow[] = await strapi.db.query('plugin::users-permissions.user').findMany({
		populate: userRelations,
		orderBy: lastCreatedFirst,
		limit: overview.users,
	});
	return rows.map(presentUser).map(({ _id, displayName, email, photoURL, date }) => ({
		_id,
		displayName,
		email,
		photoURL,
		date,
	}));
}
