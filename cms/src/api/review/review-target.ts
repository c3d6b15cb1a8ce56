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
