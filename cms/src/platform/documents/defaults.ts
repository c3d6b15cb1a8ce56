import type { Core, UID } from '@strapi/strapi';

const ranked = new Set<UID.Schema>([
	'api::project.project',
	'api::service.service',
	'api::skill.skill',
]);
const dated = new Set<UID.Schema>(['api::project.project', 'api::blog.blog', 'api::review.review']);

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
 * Gives a new document its place and its date. An update that empties them leaves them as they
 * are: lists are ordered by them.
 */
export function registerDefaults(strapi: Core.Strapi) {
	strapi.documents.use(async (context, next) => {
		const { action, uid } = context;
		if (action !== 'create' && action !== 'update') return next();
		const data: Record<string, unknown> = context.params.data ?? {};
		const fill = async (name: string, value: () => unknown) => {
			if (!isEmpty(data[name])) return;
			if (action === 'create') data[name] = await value();
			else delete data[name];
		};
		if (ranked.has(uid)) await fill('rank', () => nextRank(strapi, uid));
		if (dated.has(uid)) await fill('date', () => new Date().toISOString());
		return next();
	});
}
