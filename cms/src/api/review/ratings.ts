import type { RatingSummary } from '@sumu/contract';
import { reviewUid } from './review-uid';

interface Group {
	item: string;
	average: number | string;
	/** A string on PostgreSQL. */
	count: number | string;
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** Returns the ratings of items from their published reviews, with one query for any number of items. */
export async function ratingsOf(items: readonly string[]): Promise<Map<string, RatingSummary>> {
	if (items.length === 0) return new Map();
	const { tableName } = strapi.db.metadata.get(reviewUid);
	const groups: Group[] = await strapi.db
		.getConnection(tableName)
		.whereIn('item', items)
		.whereNotNull('published_at')
		.whereNotNull('rating')
		.groupBy('item')
		.select('item')
		.avg({ average: 'rating' })
		.count({ count: '*' });
	return new Map(
		groups.map(({ item, average, count }) => [
			item,
			{ average: roundToTenth(Number(average)), count: Number(count) },
		]),
	);
}
