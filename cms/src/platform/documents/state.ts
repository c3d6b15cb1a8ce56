import type { UID } from '@strapi/strapi';
import type { EntryState } from '@sumu/contract';
import type { FieldMap, StoredRow } from '../fields';
import { joined } from '../fields';
import { type Slice, stored, type Where } from '../lib/published';
import type { Times } from './snapshot';

interface Version {
	documentId: string;
	updatedAt: string;
	publishedAt: string | null;
	publishAt: string | null;
}

export interface State {
	status: EntryState;
	publishAt: string | null;
	/** Whether a version is published. */
	shown: boolean;
}

/** State of an entry, for admins only. */
export const stateFields = {
	status: joined<'status', EntryState>('status'),
	publishAt: joined<'publishAt', string | null>('publishAt'),
	shown: joined<'shown', boolean>('shown'),
};

const time = (moment: string | null) => (moment ? new Date(moment).getTime() : 0);

/** Checks for unpublished changes, by the same rule as Strapi's panel. */
export const isNewer = (draft: string, shown: string | null) => time(draft) > time(shown);

/** Returns the state of a document from its timestamps. */
export function stateAt({
	updatedAt,
	shown,
	publishAt,
}: Pick<Times, 'updatedAt' | 'shown' | 'publishAt'>): EntryState {
	if (publishAt) return 'scheduled';
	if (!shown) return 'draft';
	return isNewer(updatedAt, shown) ? 'modified' : 'published';
}

const stateOf = (draft: Version, shown: Version | undefined): State => ({
	status: stateAt({ ...draft, shown: shown?.updatedAt ?? null }),
	publishAt: draft.publishAt ? new Date(draft.publishAt).toISOString() : null,
	shown: shown !== undefined,
});

/** Returns the state of each document, by its id. */
async function statesOf(uid: UID.ContentType, ids: readonly string[]) {
	const versions: Version[] = await strapi.db.query(uid).findMany({
		select: ['documentId', 'updatedAt', 'publishedAt', 'publishAt'],
		where: { documentId: { $in: ids } },
	});
	const shown = new Map(
		versions.filter((row) => row.publishedAt).map((row) => [row.documentId, row]),
	);
	const drafts = versions.filter((row) => !row.publishedAt);
	return new Map(drafts.map((row) => [row.documentId, stateOf(row, shown.get(row.documentId))]));
}

const whole: State = { status: 'published', publishAt: null, shown: true };

/** Adds the state of its document to each row. */
export async function withStates<Row extends { documentId: string }>(
	uid: UID.ContentType,
	rows: readonly Row[],
): Promise<(Row & State)[]> {
	const states = await statesOf(
		uid,
		rows.map(({ documentId }) => documentId),
	);
	return rows.map((row) => ({ ...row, ...(states.get(row.documentId) ?? whole) }));
}

/** Returns a filter for drafts of documents in a state. Every document has a draft. */
export function ofState(uid: UID.ContentType, state: EntryState | undefined): Where {
	if (!state) return {};
	if (state === 'scheduled') return { publishAt: { $notNull: true } };
	const { tableName } = strapi.db.metadata.get(uid);
	const shown = strapi.db
		.connection(`${tableName} as shown`)
		.select('shown.document_id')
		.whereNotNull('shown.published_at');
	const among = (operator: '<=' | '>') =>
		shown
			.join(`${tableName} as draft`, 'draft.document_id', 'shown.document_id')
			.whereNull('draft.published_at')
			.where('draft.updated_at', operator, strapi.db.connection.ref('shown.updated_at'));
	const documentId = {
		draft: () => ({ $notIn: shown }),
		published: () => ({ $in: among('<=') }),
		modified: () => ({ $in: among('>') }),
	}[state]();
	return { publishAt: { $null: true }, documentId };
}

/** Creates a reader of drafts or published versions that adds the state of each document. */
export function managed<M extends FieldMap>(
	uid: UID.ContentType,
	fields: M,
	version: 'draft' | 'published' = 'draft',
) {
	type Row = StoredRow<M> & { documentId: string };
	const only = { publishedAt: version === 'draft' ? { $null: true } : { $notNull: true } };
	const rows = stored(uid, fields, (where = {}) => ({ $and: [where, only] }));
	const complete = (found: StoredRow<M>[]) => withStates(uid, found as Row[]);
	return {
		count: rows.count,
		list: async (slice: Slice) => complete(await rows.list(slice)),
		async one(documentId: string) {
			const row = await rows.one(documentId);
			const [first] = row ? await complete([row]) : [];
			return first ?? null;
		},
	};
}
