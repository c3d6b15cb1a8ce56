import { published } from '../../platform/lib/published';

const shape = { select: ['documentId'] };
const projects = published('api::project.project', shape);
const blogs = published('api::blog.blog', shape);

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
