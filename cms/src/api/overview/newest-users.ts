import { type AdminOverview, overviewLimits } from '@sumu/contract';
import { lastCreatedFirst } from '../../platform/lib/orders';
import { type NewestUserRow, newestUserShape, presentNewestUser } from './presenter';

export async function newestUsers(): Promise<AdminOverview['newestUsers']> {
	const rows: NewestUserRow[] = await strapi.db.query('plugin::users-permissions.user').findMany({
		...newestUserShape,
		orderBy: lastCreatedFirst,
		limit: overviewLimits.users,
	});
	return rows.map(presentNewestUser);
}
