import type { Blog } from '@sumu/contract';

export type ShownPost = Pick<
	Blog,
	'_id' | 'slug' | 'topic' | 'author' | 'excerpt' | 'date' | 'picture'
>;

/**
 * Without the article itself, which would travel in every page that lists it. Where its beginning stands
 * for an excerpt, it ends with an ellipsis.
 */
export const shownPost = ({
	_id,
	slug,
	topic,
	author,
	excerpt,
	ownExcerpt,
	date,
	picture,
}: Blog): ShownPost => ({
	_id,
	slug,
	topic,
	author,
	excerpt: ownExcerpt || `${excerpt}…`,
	date,
	picture,
});
