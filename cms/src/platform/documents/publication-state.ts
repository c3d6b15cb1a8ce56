import type { UID } from '@strapi/strapi';
import type { EntryState } from '@sumu/contract';
import { virtualField } from '../fields';
import type { WhereFilter } from '../lib/repository';
import type { DocumentTimes } from './document-state';

interface Version {
	documentId: string;
	updatedAt: string;
	publishedAt: string | null;
	publishAt: string | null;
}

export interface PublicationState {
	status: EntryState;
	publishAt: string | null;
	/** Whether a version is published. */
	shown: boolean;
}

/** State of an entry, for admins only. */
export const stateFields = {
	status: virtualField<'status', EntryState>('status'),
	publishAt: virtualField<'publishAt', string | null>('publishAt'),
	shown: virtualField<'shown', boolean>('shown'),
};

const toTimestamp = (moment: string | null) => (moment ? new Date(moment).getTime() : 0);

/** Checks for unpublished changes, by the same rule as Strapi's panel. */
export const isNewer = (draft: string, shown: string | null) =>
	toTimestamp(draft) > toTimestamp(shown);

/** Returns the state of a document from its timestamps. */
export function toEntryState({
	updatedAt,
	shown,
	publishAt,
}: Pick<DocumentTimes, 'updatedAt' | 'shown' | 'publishAt'>): EntryState {
	if (publishAt) return 'scheduled';
	if (!shown) return 'draft';
	return isNewer(updatedAt, shown) ? 'modified' : 'published';
}

const toPublicationState = (draft: Version, shown: Version | undefined): PublicationState => ({
	status: toEntryState({ ...draft, shown: shown?.updatedAt ?? null }),
	publishAt: draft.publishAt ? new Date(draft.publishAt).toISOString() : null,
	shown: shown !== undefined,
});

/** Returns the state of each document, by its id. */
async function loadPublicationStates(uid: UID.ContentType, ids: readonly string[]) {
	const versions: Version[] = await strapi.db.query(uid).findMany({
		select: ['documentId', 'updatedAt', 'publishedAt', 'publishAt'],
		where: { documentId: { $in: ids } },
	});
	const publishedById = new Map(
		versions.filter((row) => row.publishedAt).map((row) => [row.documentId, row]),
	);
	const drafts = versions.filter((row) => !row.publishedAt);
	return new Map(
		drafts.map((row) => [
			row.documentId,
			toPublicationState(row, publishedById.get(row.documentId)),
		]),
	);
}

const publishedState: PublicationState = { status: 'published', publishAt: null, shown: true };

/** Adds the state of its document to each row. */
export async function withStates<Row extends { documentId: string }>(
	uid: UID.ContentType,
	rows: readonly Row[],
): Promise<(Row & PublicationState)[]> {
	const states = await loadPublicationStates(
		uid,
		rows.map(({ documentId }) => documentId),
	);
	return rows.map((row) => ({ ...row, ...(states.get(row.documentId) ?? publishedState) }));
}

/** Returns a filter for drafts of documents in a state. Every document has a draft. */
export function whereEntryState(uid: UID.ContentType, state: EntryState | undefined): WhereFilter {
	if (!state) return {};
	if (state === 'scheduled') return { publishAt: { $notNull: true } };
	const { tableName } = strapi.db.metadata.get(uid);
	const publishedQuery = strapi.db
		.connection(`${tableName} as shown`)
		.select('shown.document_id')
		.whereNotNull('shown.published_at');
	const among = (operator: '<=' | '>') =>
		publishedQuery
			.join(`${tableName} as draft`, 'draft.document_id', 'shown.document_id')
			.whereNull('draft.published_at')
			.where('draft.updated_at', operator, strapi.db.connection.ref('shown.updated_at'));
	const documentId = {
		draft: () => ({ $notIn: publishedQuery }),
		published: () => ({ $in: among('<=') }),
		modified: () => ({ $in: among('>') }),
	}[state]();
	return { publishAt: { $null: true }, documentId };
}
