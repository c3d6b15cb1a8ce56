import { type AdminOverview, overviewLimits } from '@sumu/contract';

interface Row {
	project_id: string;
	projects_name: string;
	count: number | string;
}

/** Returns the projects in most carts, with the name copied into the carts. */
export async function cartsByProject(): Promise<AdminOverview['cartsByProject']> {
	const { tableName } = strapi.db.metadata.get('api::cart-item.cart-item');
	const database = strapi.db.connection;
	const rows: Row[] = await database(tableName)
		.select(
			'project_id',
			database.raw('max(projects_name) as projects_name'),
			database.raw('count(*) as count'),
		)
		.groupBy('project_id')
		.orderBy([{ column: 'count', order: 'desc' }, { column: 'project_id' }])
		.limit(overviewLimits.projects);
	return rows.map(({ project_id: _id, projects_name: projectsName, count }) => ({
		_id,
		projectsName,
		count: Number(count),
	}));
}
