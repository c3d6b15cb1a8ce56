import type { Change } from '@sumu/contract/parts';

/** Deleted row; only its type if the row is unknown. */
export interface DeletedRow {
	readonly uid: string;
	readonly documentId?: string;
	/** Common part of the addresses of a file. */
	readonly hash?: string;
}

const everything: Change = { all: true, removed: [] };

/** Returns the entries that have no published version left: publishing an entry again deletes a row too. */
async function gone(uid: string, documentIds: readonly string[]): Promise<string[]> {
	const type = strapi.getModel(uid as 'api::project.project');
	const published = type.options?.draftAndPublish ? { publishedAt: { $notNull: true } } : {};
	const where = { documentId: { $in: documentIds }, ...published };
	const left = await strapi.db.query(uid).findMany({ select: ['documentId'], where });
	const shown = new Set(left.map(({ documentId }: { documentId: string }) => documentId));
	return documentIds.filter((documentId) => !shown.has(documentId));
}

/**
 * Returns the entries and files that must no longer be shown after these rows were deleted. If they cannot be
 * determined, everything must be evicted.
 */
export async function removedBy(rows: readonly DeletedRow[]): Promise<Change> {
	const byType = new Map<string, string[]>();
	const removed: string[] = [];
	for (const { uid, documentId, hash } of rows) {
		if (hash) removed.push(hash);
		else if (!documentId) return everything;
		else byType.set(uid, [...(byType.get(uid) ?? []), documentId]);
	}
	try {
		for (const [uid, documentIds] of byType) removed.push(...(await gone(uid, documentIds)));
	} catch {
		return everything;
	}
	return { all: false, removed: [...new Set(removed)] };
}
