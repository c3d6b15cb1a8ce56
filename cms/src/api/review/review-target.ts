import { documentIdField } from '../../platform/fields';
import { createPublishedRepository } from '../../platform/lib/repository';

interface About {
	projectId?: string | undefined;
	blogId?: string | undefined;
}

export type ReviewTargetKind = 'project' | 'blog';

/** Returns the value of the column `item` for the target of a review. */
export const targetKey = (kind: ReviewTargetKind, documentId: string) => `${kind}:${documentId}`;

/** Returns the item that a request names; null if none. */
export function targetOf({ projectId, blogId }: About): string | null {
	if (projectId) return targetKey('project', projectId);
	return blogId ? targetKey('blog', blogId) : null;
}

/** Allows one review per person and item. The key starts with the person's id. */
export const submissionKey = (userId: string, item: string | null) => `${userId}:${item ?? 'site'}`;

/** Returns the ids of an item, as in responses. */
export function targetIds(item: string | null): {
	projectId: string | null;
	blogId: string | null;
} {
	const [kind, id = null] = item?.split(':') ?? [];
	return { projectId: kind === 'project' ? id : null, blogId: kind === 'blog' ? id : null };
}

export const reviewUid = 'api::review.review';

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
