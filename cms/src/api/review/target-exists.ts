import { documentId } from '../../platform/fields';
import { published } from '../../platform/lib/published';

const projects = published('api::project.project', { documentId });
const blogs = published('api::blog.blog', { documentId });

/** Whether what a review is about can be seen; one about nothing in particular always can. */
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
