import { rating as limits, type Rating } from '@sumu/contract';
import type { AggregateRating } from 'schema-dts';

/** An item with what its reviews say together, where there are any. */
export type Rated<Item> = Item & { readonly rating?: Rating | null };

/** To be spread into a thing; nothing where nobody has reviewed it. */
export function aggregateRating(rating: Rating | null | undefined): {
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
