import { documentId } from '../../platform/fields';
import { published } from '../../platform/lib/published';

const projects = published('api::project.project', { documentId });
const blogs = published('api::blog.blog', { documentId });

/** Checks whether the target of a review is published; a review without a target is always allowed. */
export async function targetExists({
	projectId,
	blogId,
}: {
	projectId?: string | undefined;
	blogId?: string | undefined;
}): Promise<boolean> {
	if (projectId) return (await projects.one(projectId)) !== null;
	return blogId ? (await blogs.one(blogId)) !== null : true;
}
