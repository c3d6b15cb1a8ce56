import { documentIdField } from '../../platform/fields';
import { createPublishedRepository } from '../../platform/lib/published';

const projectRepository = createPublishedRepository('api::project.project', {
	documentId: documentIdField,
});
const postRepository = createPublishedRepository('api::blog.blog', { documentId: documentIdField });

/** Checks whether the target of a review is published; a review without a target is always allowed. */
export async function targetExists({
	projectId,
	blogId,
}: {
	projectId?: string | undefined;
	blogId?: string | undefined;
}): Promise<boolean> {
	if (projectId) return (await projectRepository.one(projectId)) !== null;
	return blogId ? (await postRepository.one(blogId)) !== null : true;
}
