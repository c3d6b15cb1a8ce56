import { managed } from '../../platform/documents/state';
import { found } from '../../platform/lib/found';
import { oneWithHtml } from '../../platform/markdown/render';
import { rated } from '../review/rated';
import { neighbours } from './neighbours';
import { managedBlogFields, presentManagedFullBlog } from './presenter';

const drafts = rated('blog', managed('api::blog.blog', managedBlogFields));

/**
 * Returns a draft in the form its page would show.
 * @throws NotFoundError
 */
export async function openedPost(documentId: string) {
	const post = await oneWithHtml(found(await drafts.one(documentId)));
	return { ...presentManagedFullBlog(post), ...(await neighbours(documentId)) };
}
