import type { UID } from '@strapi/strapi';
import type { DocumentWrite } from './document-write';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns one more than the highest rank. */
async function nextRank(uid: UID.ContentType): Promise<number> {
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
export async function fillDefaults({ action, uid, params }: DocumentWrite) {
	const { attributes } = strapi.contentType(uid);
	const data = params.data ?? {};
	const fill = async (name: string, value: () => unknown) => {
		if (!isEmpty(data[name])) return;
		if (action === 'create') data[name] = await value();
		else delete data[name];
	};
	if ('rank' in attributes) await fill('rank', () => nextRank(uid));
	if ('date' in attributes) await fill('date', () => new Date().toISOString());
}
