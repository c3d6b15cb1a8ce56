import type { Core, UID } from '@strapi/strapi';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns one more than the highest rank. */
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
 * Sets `rank` and `date` of a new document, if its type has them. An update cannot clear them, because lists are
 * sorted by them.
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
