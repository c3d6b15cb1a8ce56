import type { Blog } from '@sumu/contract';

export type ShownPost = Pick<
	Blog,
	'_id' | 'slug' | 'topic' | 'author' | 'excerpt' | 'date' | 'picture'
>;

/**
 * Returns the fields that lists show, without the article, which would be sent with every list. An excerpt taken from
 * the article's beginning gets an ellipsis.
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
