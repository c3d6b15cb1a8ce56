import { managed } from '../../platform/documents/state';
import { found } from '../../platform/lib/found';
import { rated } from '../review/rated';
import { neighbours } from './neighbours';
import { managedBlogFields, presentManagedFullBlog } from './presenter';

const drafts = rated('blog', managed('api::blog.blog', managedBlogFields));

/**
 * A draft as its page would show it.
 * @throws NotFoundError
 */
export const openedPost = async (documentId: string) => ({
	...presentManagedFullBlog(found(await drafts.one(documentId))),
	...(await neighbours(documentId)),
});
