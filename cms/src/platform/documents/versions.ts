import type { Core, UID } from '@strapi/strapi';
import type { EntryState } from '@sumu/contract';
import type { WhereFilter } from '../lib/slice';
import { type DocumentContent, type DocumentState, pickChangedFields } from './document-state';
import { toEntryState } from './publication-state';
import { getWriterName } from './writer';

/** Versions kept per entry. */
const MAX_VERSIONS = 50;

/** Milliseconds in which publishing belongs to the version that the same author has just saved. */
const SAME_SITTING_MS = 60_000;

const versionUid: string = 'sumu::version';

/** Version of a document: only the fields that differ from the version before. */
export interface VersionRow {
	id: number;
	documentId: string;
	writtenAt: string;
	/** Author's name; empty if unknown. */
	writer: string;
	/** Names of the changed columns. */
	fields: string[];
	status: EntryState;
	content: DocumentContent;
}

/**
 * Registers a table that is no content type, but that Strapi creates, migrates and describes, so that backups include
 * it.
 */
export function registerVersions(strapi: Core.Strapi) {
	strapi.get('models').add({
		uid: versionUid,
		tableName: 'versions',
		singularName: 'version',
		attributes: {
			id: { type: 'increments' },
			documentId: { type: 'string', column: { notNullable: true } },
			writtenAt: { type: 'datetime' },
			writer: { type: 'string' },
			fields: { type: 'json' },
			status: { type: 'string' },
			content: { type: 'json' },
		},
		indexes: [
			{ name: 'versions_document_id_idx', columns: ['document_id', 'id'] },
			{ name: 'versions_writer_idx', columns: ['writer', 'document_id'] },
		],
	});
}

export const queryVersions = () => strapi.db.query(versionUid as UID.ContentType);

const isNotEmpty = ({ length }: object & { length?: number }) => length !== 0;

/** Returns the names of the fields that are not empty. */
const listFilledFields = (content: DocumentContent) =>
	Object.keys(content).filter((name) => {
		const value = content[name];
		return value !== null && value !== '' && (typeof value !== 'object' || isNotEmpty(value));
	});

/** Deletes the versions beyond the limit, and merges their content into the oldest one that is kept. */
async function enforceMaxVersions(documentId: string) {
	const [oldestKept, newestDropped]: { id: number }[] = await queryVersions().findMany({
		select: ['id'],
		where: { documentId },
		orderBy: { id: 'desc' },
		offset: MAX_VERSIONS - 1,
		limit: 2,
	});
	if (!oldestKept || !newestDropped) return;
	const where = { documentId, id: { $lte: oldestKept.id } };
	const rows: VersionRow[] = await queryVersions().findMany({ where, orderBy: { id: 'asc' } });
	const content = Object.assign({}, ...rows.map((row) => row.content));
	await queryVersions().update({ where: { id: oldestKept.id }, data: { content } });
	await queryVersions().deleteMany({ where: { documentId, id: { $lte: newestDropped.id } } });
}

async function addVersion(documentId: string, row: Omit<VersionRow, 'id' | 'documentId'>) {
	await queryVersions().create({ data: { documentId, ...row } });
	await enforceMaxVersions(documentId);
}

const findNewestVersion = (documentId: string): Promise<VersionRow | null> =>
	queryVersions().findOne({ where: { documentId }, orderBy: { id: 'desc' } });

/** Stores the state before the first recorded change; it comes from the demo content or an earlier release. */
const createInitialVersion = (documentId: string, before: DocumentState) =>
	addVersion(documentId, {
		writtenAt: before.updatedAt,
		writer: '',
		fields: [],
		status: toEntryState(before),
		content: before.content,
	});

/**
 * Stores a version after a write, on the row that the write has locked. A document added by the program gets its
 * first version when a person changes it.
 * @param before null if the document was added
 */
export async function recordVersion(
	documentId: string,
	before: DocumentState | null,
	after: DocumentState,
) {
	const author = getWriterName();
	if (!before && !author) return;
	const content = before ? pickChangedFields(before.content, after.content) : after.content;
	const fields = before ? Object.keys(content) : listFilledFields(content);
	const status = toEntryState(after);
	if (before && fields.length === 0 && status === toEntryState(before)) return;
	const newest = await findNewestVersion(documentId);
	if (before && !newest) await createInitialVersion(documentId, before);
	const now = Date.now();
	const isSameSitting =
		newest?.writer === author && now - new Date(newest.writtenAt).getTime() < SAME_SITTING_MS;
	if (fields.length === 0 && isSameSitting)
		await queryVersions().update({ where: { id: newest.id }, data: { status } });
	else
		await addVersion(documentId, {
			writtenAt: new Date(now).toISOString(),
			writer: author,
			fields,
			status,
			content,
		});
}

/** Matches documents of which an author with this name has written a version. */
export const whereWrittenBy = (writer: string): WhereFilter => {
	const { tableName } = strapi.db.metadata.get(versionUid);
	return {
		documentId: {
			$in: strapi.db.connection(tableName).select('document_id').where({ writer }),
		},
	};
};

export const deleteVersions = (documentId: string) =>
	queryVersions().deleteMany({ where: { documentId } });
