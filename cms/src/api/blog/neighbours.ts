import type { PostWithNeighbours } from '@sumu/contract';
import { createPublishedRepository } from '../../platform/lib/repository';
import { newestFirst, oldestFirst } from '../../platform/lib/sort-orders';
import { neighbourFields, presentNeighbour } from './presenter';

const postRepository = createPublishedRepository('api::blog.blog', neighbourFields);

/** Returns the posts before and after a post, by date. */
export async function findPostNeighbours(
	documentId: string,
): Promise<Pick<PostWithNeighbours, 'previous' | 'next'>> {
	const post = await postRepository.one(documentId);
	if (!post) return { previous: null, next: null };
	const { date, id } = post;
	const beyond = (operator: '$lt' | '$gt') => ({
		$or: [{ date: { [operator]: date } }, { date, id: { [operator]: id } }],
	});
	const [[previous], [next]] = await Promise.all([
		postRepository.list({ where: beyond('$lt'), orderBy: newestFirst, limit: 1 }),
		postRepository.list({ where: beyond('$gt'), orderBy: oldestFirst, limit: 1 }),
	]);
	return {
		previous: previous ? presentNeighbour(previous) : null,
		next: next ? presentNeighbour(next) : null,
	};
}
