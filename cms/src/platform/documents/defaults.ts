import type { Core, UID } from '@strapi/strapi';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** One more than the highest rank there is. */
async function nextRank(strapi: Core.Strapi, uid: UID.ContentType): Promise<number> {
	const [last]: { rank: number }[] = await strapi.db.query(uid).findMany({
		select: ['rank'],
		where: { rank: { $notNull: true } },
		orderBy: { rank: 'desc' },
		limit: 1,
	});
	return Math.floor(last?.rank ?? 0) + 1;
}

/**
 * Gives a new document of a type with `rank` its place, and of one with `date` its date. An update
 * that empties them leaves them as they are: lists are ordered by them.
 */
export function registerDefaults(strapi: Core.Strapi) {
	strapi.documents.use(async (context, next) => {
		const { action, uid } = context;
		if (action !== 'create' && action !== 'update') return next();
		if (!uid.startsWith('api::')) return next();
		const { attributes } = strapi.contentType(uid);
		const data: Record<string, unknown> = context.params.data ?? {};
		const fill = async (name: string, value: () => unknown) => {
			if (!isEmpty(data[name])) return;
			if (action === 'create') data[name] = await value();
			else delete data[name];
		};
		if ('rank' in attributes) await fill('rank', () => nextRank(strapi, uid));
		if ('date' in attributes) await fill('date', () => new Date().toISOString());
		return next();
	});
}
