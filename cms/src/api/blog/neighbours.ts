import type { Post } from '@sumu/contract';
import { newestFirst, oldestFirst } from '../../platform/lib/orders';
import { published } from '../../platform/lib/published';
import { neighbourFields, presentNeighbour } from './presenter';

const posts = published('api::blog.blog', neighbourFields);

/** Returns the posts before and after a post, by date. */
export async function neighbours(documentId: string): Promise<Pick<Post, 'previous' | 'next'>> {
	const post = await posts.one(documentId);
	if (!post) return { previous: null, next: null };
	const { date, id } = post;
	const beyond = (operator: '$lt' | '$gt') => ({
		$or: [{ date: { [operator]: date } }, { date, id: { [operator]: id } }],
	});
	const [[previous], [next]] = await Promise.all([
		posts.list({ where: beyond('$lt'), orderBy: newestFirst, limit: 1 }),
		posts.list({ where: beyond('$gt'), orderBy: oldestFirst, limit: 1 }),
	]);
	return {
		previous: previous ? presentNeighbour(previous) : null,
		next: next ? presentNeighbour(next) : null,
	};
}
