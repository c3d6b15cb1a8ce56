interface About {
	projectId?: string | undefined;
	blogId?: string | undefined;
}

export type Kind = 'project' | 'blog';

/** What a review is about, as its column `item` holds it. */
export const targetKey = (kind: Kind, documentId: string) => `${kind}:${documentId}`;

/** The item of a request; null where it names none. */
export function targetOf({ projectId, blogId }: About): string | null {
	if (projectId) return targetKey('project', projectId);
	return blogId ? targetKey('blog', blogId) : null;
}

/** One review a person and item: the start names the person. */
export const submissionKey = (userId: string, item: string | null) => `${userId}:${item ?? 'site'}`;

/** The ids of an item, as responses carry them. */
export function targetIds(item: string | null): {
	projectId: string | null;
	blogId: string | null;
} {
	const [kind, id = null] = item?.split(':') ?? [];
	return { projectId: kind === 'project' ? id : null, blogId: kind === 'blog' ? id : null };
}
