import type { Blog } from '@sumu/contract';
import type { BlogPosting } from 'schema-dts';
import type { PageAddress } from './item-page';
import { toAggregateRating, type WithRating } from './item-page';

/** Structured data about a blog post. */
export const blogPosting = (
	post: WithRating<Blog>,
	{ origin, path, picture }: PageAddress,
	language: string,
): BlogPosting => ({
	'@type': 'BlogPosting',
	'@id': `${origin}${path}#post`,
	url: origin + path,
	mainEntityOfPage: origin + path,
	headline: post.topic,
	description: post.seoDescription || post.excerpt,
	...(post.tags.length > 0 && { keywords: [...post.tags] }),
	image: origin + picture,
	datePublished: post.date,
	dateModified: post.updated,
	author: { '@type': 'Person', name: post.author, url: `${origin}/about` },
	timeRequired: `PT${post.readingMinutes}M`,
	inLanguage: language,
	...toAggregateRating(post.rating),
});
