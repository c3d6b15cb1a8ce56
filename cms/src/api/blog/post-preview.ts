import { createRepositoryWithState } from '../../platform/documents/publication-state';
import { orNotFound } from '../../platform/lib/http-errors';
import { oneWithHtml } from '../../platform/markdown/render';
import { withReviewRatings } from '../review/ratings';
import { findPostNeighbours } from './neighbours';
import { managedBlogFields, presentManagedFullBlog } from './presenter';

const postDraftRepository = withReviewRatings(
	'blog',
	createRepositoryWithState('api::blog.blog', managedBlogFields),
);

/**
 * Returns a draft in the form its page would show.
 * @throws NotFoundError
 */
export async function getPostPreview(documentId: string) {
	const post = await oneWithHtml(orNotFound(await postDraftRepository.one(documentId)));
	return { ...presentManagedFullBlog(post), ...(await findPostNeighbours(documentId)) };
}
