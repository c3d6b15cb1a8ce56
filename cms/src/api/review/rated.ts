import type { RatingSummary } from '@sumu/contract';
import { ratingsOf } from './ratings';
import { type ReviewTargetKind, targetKey } from './review-target';

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
