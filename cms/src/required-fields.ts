import { type EntryKind, findRequirementProblems, toEntryUid } from '@sumu/contract';
import { readRequirements } from './api/site-setting/read-settings';
import type { BodyValidator } from './contract/validate-request';

type Body = Record<string, unknown>;

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

const isDraft = ({ status, publishAt }: Body) =>
	!publishAt && (status === 'draft' || publishAt === null);

/** Whether a body publishes an entry, now or on a schedule. */
export const isPublishing = (body: unknown): body is Body => isBody(body) && !isDraft(body);

/** Reads the fields that settings can require from an unpublished draft; null for other entries. */
async function readUnpublished(kind: EntryKind, documentId: string): Promise<Body | null> {
	const query = strapi.db.query(toEntryUid(kind));
	if (await query.count({ where: { documentId, publishedAt: { $notNull: true } } })) return null;
	const picture = kind === 'project' ? 'image' : 'img';
	const row = await query.findOne({
		where: { documentId, publishedAt: { $null: true } },
		populate: { [picture]: { select: ['url'] } },
	});
	return row && { ...row, [picture]: row[picture]?.url ?? row.imageUrl };
}

/**
 * Checks a body against the fields that the owner requires of a published entry. For `given`, checks the fields in it,
 * and the whole draft if the update publishes it for the first time.
 */
export const createRequirementsValidator =
	(kind: EntryKind, part: 'whole' | 'given'): BodyValidator =>
	async (body, id) => {
		if (!isPublishing(body)) return [];
		const settings = await readRequirements();
		const draft = id === undefined ? null : await readUnpublished(kind, id);
		return draft
			? findRequirementProblems(kind, settings, { ...draft, ...body })
			: findRequirementProblems(kind, settings, body, part);
	};
