import type { PostWithNeighbours } from '@sumu/contract';
import { orNotFound } from '../../platform/lib/http-errors';
import { createPublishedRepository, newestFirst, oldestFirst } from '../../platform/lib/repository';
import { createReader } from '../../reader';
import { blogFields, neighbourFields, presentManagedFullBlog, presentNeighbour } from './presenter';

const blogUid = 'api::blog.blog';

/** Posts without their text as HTML. */
export const posts = createReader(blogUid, { fields: blogFields, include: ['rating'] });

/** Posts with their text as HTML. */
export const fullPosts = createReader(blogUid, { fields: blogFields, include: ['rating', 'html'] });

const neighbours = createPublishedRepository(blogUid, neighbourFields);

/** Returns the posts before and after a post, by date. */
export async function findPostNeighbours(
	documentId: string,
): Promise<Pick<PostWithNeighbours, 'previous' | 'next'>> {
	const post = await neighbours.one(documentId);
	if (!post) return { previous: null, next: null };
	const { date, id } = post;
	const beyond = (operator: '$lt' | '$gt') => ({
		$or: [{ date: { [operator]: date } }, { date, id: { [operator]: id } }],
	});
	const [[previous], [next]] = await Promise.all([
		neighbours.list({ where: beyond('$lt'), orderBy: newestFirst, limit: 1 }),
		neighbours.list({ where: beyond('$gt'), orderBy: oldestFirst, limit: 1 }),
	]);
	return {
		previous: previous ? presentNeighbour(previous) : null,
		next: next ? presentNeighbour(next) : null,
	};
}

/**
 * Returns a draft in the form its page would show.
 * @throws NotFoundError
 */
export async function getPostPreview(documentId: string) {
	const post = presentManagedFullBlog(orNotFound(await fullPosts.drafts.one(documentId)));
	return { ...post, ...(await findPostNeighbours(documentId)) };
}
