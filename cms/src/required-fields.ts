import { errors } from '@strapi/utils';
import {
	type EntryKind,
	entryKinds,
	findRequirementProblems,
	messages,
	toEntryUid,
} from '@sumu/contract';
import { readRequirements } from './api/site-setting/read-settings';
import type { BodyValidator } from './contract/validate-request';
import { type DocumentWrite, idOfAdded } from './platform/documents/document-write';
import { isAutomaticWrite } from './platform/documents/writer';

type Body = Record<string, unknown>;

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

const isDraft = ({ status, publishAt }: Body) =>
	!publishAt && (status === 'draft' || publishAt === null);

/** Whether a body publishes an entry, now or on a schedule. */
export const isPublishing = (body: unknown): body is Body => isBody(body) && !isDraft(body);

const pictureColumnOf = (kind: EntryKind) => (kind === 'project' ? 'image' : 'img');

/** Reads the draft or the published version of an entry with its picture, which settings can require. */
async function readVersion(
	kind: EntryKind,
	documentId: string,
	version: 'draft' | 'published',
): Promise<Body | null> {
	const picture = pictureColumnOf(kind);
	const row = await strapi.db.query(toEntryUid(kind)).findOne({
		where: { documentId, publishedAt: version === 'draft' ? { $null: true } : { $notNull: true } },
		populate: { [picture]: { select: ['url'] } },
	});
	return row && { ...row, [picture]: row[picture]?.url ?? row.imageUrl };
}

/** Reads the fields that settings can require from an unpublished draft; null for other entries. */
async function readUnpublished(kind: EntryKind, documentId: string): Promise<Body | null> {
	const query = strapi.db.query(toEntryUid(kind));
	if (await query.count({ where: { documentId, publishedAt: { $notNull: true } } })) return null;
	return readVersion(kind, documentId, 'draft');
}

/** Types whose entries the owner publishes. Visitors write reviews, and owners only approve them. */
const ownKinds = entryKinds.filter((kind) => kind !== 'review');

/** Labels of the panel's form. */
const labelOf = (column: string) => (column === 'percentage' ? 'Percentage' : 'Picture');

/**
 * Refuses to publish an entry, now or on a schedule, without the fields that the owner requires, as the panel could.
 * Drafts may lack them, and so may an entry whose published version already does.
 */
export async function refuseIncomplete({ action, uid, params }: DocumentWrite) {
	const kind = ownKinds.find((one) => toEntryUid(one) === uid);
	if (!kind || isAutomaticWrite()) return;
	const settings = await readRequirements();
	const problemsIn = (row: Body) => findRequirementProblems(kind, settings, row);
	if (problemsIn({}).length === 0) return;
	const { documentId } = params;
	const publishedRow = documentId ? await readVersion(kind, documentId, 'published') : null;
	const lackingBefore = publishedRow
		? problemsIn(publishedRow).map(({ path: [name] }) => name)
		: [];
	return async (result: unknown) => {
		const draft = await readVersion(kind, documentId ?? idOfAdded(result), 'draft');
		const isShown = action === 'publish' || params.status === 'published' || draft?.publishAt;
		if (!draft || !isShown) return;
		const problems = problemsIn(draft).filter(({ path: [name] }) => !lackingBefore.includes(name));
		if (problems.length === 0) return;
		const labels = problems.map(({ path: [name = ''] }) => labelOf(name));
		throw new errors.ValidationError(messages.missingRequiredFields(labels), { errors: problems });
	};
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
