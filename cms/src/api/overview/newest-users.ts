import { type Overview, overview } from '@sumu/contract';
import { lastCreatedFirst } from '../../platform/lib/orders';
import { type NewestUserRow, newestUserShape, presentNewestUser } from './presenter';

export async function newestUsers(): Promise<Overview['newestUsers']> {
	const rows: NewestUserRow[] = await strapi.db.query('plugin::users-permissions.user').findMany({
		...newestUserShape,
		orderBy: lastCreatedFirst,
		limit: overview.users,
	});
	return rows.map(presentNewestUser);
}
