import { tagKey, tagsIn } from '@sumu/contract';
import { getDocumentState } from '../../platform/documents/document-state';
import { lockDocument, setColumns } from '../../platform/documents/lock';
import { isNewer } from '../../platform/documents/publication-state';
import { recordVersion } from '../../platform/documents/versions';
import { evictCounts } from '../../platform/lib/repository';
import { buildTagFilter, tagSeparator } from './tags';

const blogUid = 'api::blog.blog';

interface TaggedRow {
	id: number;
	tags: string | null;
	publishedAt: string | null;
	updatedAt: string;
}

/** Returns a line of tags with one of them replaced or removed. */
function changeLine(line: string | null, tag: string, replacement: string | null): string | null {
	const tags = tagsIn(line ?? '').flatMap((each) =>
		tagKey(each) === tagKey(tag) ? (replacement ?? []) : each,
	);
	return tagsIn(tags).join(tagSeparator) || null;
}

/**
 * Changes the draft and the published version of a post, each on its own, so that nothing unfinished is published. Both
 * get a new `updatedAt`: a form that was opened before must not bring the tag back.
 */
const changeTagOfPost = (documentId: string, tag: string, replacement: string | null) =>
	strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, blogUid, documentId);
		const before = await getDocumentState(blogUid, documentId);
		const rows: TaggedRow[] = await strapi.db.query(blogUid).findMany({
			select: ['id', 'tags', 'publishedAt', 'updatedAt'],
			where: { documentId },
		});
		const changedRows = rows
			.map((row) => ({ ...row, line: changeLine(row.tags, tag, replacement) }))
			.filter(({ tags, line }) => tags !== line);
		if (!before || changedRows.length === 0) return false;
		const latest = Math.max(...rows.map(({ updatedAt }) => new Date(updatedAt).getTime()));
		const publishedTime = Math.max(Date.now(), latest + 1);
		// A draft with changes of its own stays newer than the published version.
		const draftTime = publishedTime + (isNewer(before.updatedAt, before.shown) ? 1 : 0);
		for (const { id, line, publishedAt } of changedRows) {
			await strapi.db.query(blogUid).update({ where: { id }, data: { tags: line } });
			const updated_at = new Date(publishedAt ? publishedTime : draftTime);
			await setColumns(blogUid, documentId, { updated_at }, publishedAt ? 'published' : 'draft');
		}
		const after = await getDocumentState(blogUid, documentId);
		if (after) await recordVersion(documentId, before, after);
		return true;
	});

/**
 * Renames a tag in all posts, drafts too, or removes it. A new name that exists merges both.
 * @returns how many posts changed
 */
export async function changeTag(tag: string, replacement: string | null): Promise<number> {
	const rows: { documentId: string }[] = await strapi.db
		.query(blogUid)
		.findMany({ select: ['documentId'], where: buildTagFilter(tag) });
	let changedCount = 0;
	for (const documentId of new Set(rows.map((row) => row.documentId)))
		if (await changeTagOfPost(documentId, tag, replacement)) changedCount += 1;
	evictCounts(blogUid);
	return changedCount;
}
