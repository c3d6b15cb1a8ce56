import { ratingRange as limits, type RatingSummary } from '@sumu/contract';
import type { AggregateRating } from 'schema-dts';

/** Item with its average rating, if there is one. */
export type WithRating<Item> = Item & { readonly rating?: RatingSummary | null };

/** Returns the rating as a property to spread into structured data; nothing without reviews. */
export function toAggregateRating(rating: RatingSummary | null | undefined): {
	aggregateRating?: AggregateRating;
} {
	if (!rating) return {};
	return {
		aggregateRating: {
			'@type': 'AggregateRating',
			ratingValue: rating.average,
			reviewCount: rating.count,
			bestRating: limits.max,
			worstRating: limits.min,
		},
	};
}
