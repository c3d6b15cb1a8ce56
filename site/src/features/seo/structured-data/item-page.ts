import { ratingRange as limits, type RatingSummary } from '@sumu/contract';
import type { AggregateRating, BreadcrumbList } from 'schema-dts';

interface Step {
	readonly name: string;
	readonly path: string;
}

/** Breadcrumbs from the home page to the current page, which is the last step. */
export const createBreadcrumbList = (origin: string, steps: readonly Step[]): BreadcrumbList => ({
	'@type': 'BreadcrumbList',
	itemListElement: steps.map(({ name, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: origin + path,
	})),
});

/** Addresses of a page and its preview picture. */
export interface PageAddress {
	/** Canonical origin of the site. */
	readonly origin: string;
	readonly path: string;
	/** Path of the preview picture. */
	readonly picture: string;
}

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
