import type { RatingSummary } from '@sumu/contract';
import { type ReviewTargetKind, reviewUid, targetKey } from './review-target';

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

interface Row {
	documentId: string;
}

interface Source<Item extends Row, Slice> {
	count: (where?: Record<string, unknown>) => Promise<number>;
	list: (slice: Slice) => Promise<Item[]>;
	one: (documentId: string) => Promise<Item | null>;
}

/** Wraps a reader so that its rows include their rating by readers. */
export function withReviewRatings<Item extends Row, Slice>(
	kind: ReviewTargetKind,
	source: Source<Item, Slice>,
) {
	async function addRatings(rows: Item[]): Promise<(Item & { rating: RatingSummary | null })[]> {
		const key = ({ documentId }: Row) => targetKey(kind, documentId);
		const ratings = await ratingsOf(rows.map(key));
		return rows.map((row) => ({ ...row, rating: ratings.get(key(row)) ?? null }));
	}
	return {
		count: source.count,
		list: async (slice: Slice) => addRatings(await source.list(slice)),
		async one(documentId: string) {
			const row = await source.one(documentId);
			const [first] = row ? await addRatings([row]) : [];
			return first ?? null;
		},
	};
}
