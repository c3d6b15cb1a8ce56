import type { Core, UID } from '@strapi/strapi';
import type { EntryState } from '@sumu/contract';
import { type Content, changes, type Standing } from './snapshot';
import { stateAt } from './state';
import { writer } from './writer';

/** Versions kept per entry. */
const most = 50;

/** Milliseconds in which publishing belongs to the version that the same author has just saved. */
const oneSitting = 60_000;

const uid: string = 'sumu::version';

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
	content: Content;
}

/**
 * Registers a table that is no content type, but that Strapi creates, migrates and describes, so that backups include
 * it.
 */
export function registerVersions(strapi: Core.Strapi) {
	strapi.get('models').add({
		uid,
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
		indexes: [{ name: 'versions_document_id_idx', columns: ['document_id', 'id'] }],
	});
}

export const versions = () => strapi.db.query(uid as UID.ContentType);

const named = ({ length }: object & { length?: number }) => length !== 0;

/** Returns the names of the fields that are not empty. */
const filled = (content: Content) =>
	Object.keys(content).filter((name) => {
		const value = content[name];
		return value !== null && value !== '' && (typeof value !== 'object' || named(value));
	});

/** Deletes the versions beyond the limit, and merges their content into the oldest one that is kept. */
async function dropOldest(documentId: string) {
	const [kept, last]: { id: number }[] = await versions().findMany({
		select: ['id'],
		where: { documentId },
		orderBy: { id: 'desc' },
		offset: most - 1,
		limit: 2,
	});
	if (!kept || !last) return;
	const where = { documentId, id: { $lte: kept.id } };
	const rows: VersionRow[] = await versions().findMany({ where, orderBy: { id: 'asc' } });
	const content = Object.assign({}, ...rows.map((row) => row.content));
	await versions().update({ where: { id: kept.id }, data: { content } });
	await versions().deleteMany({ where: { documentId, id: { $lte: last.id } } });
}

async function add(documentId: string, row: Omit<VersionRow, 'id' | 'documentId'>) {
	await versions().create({ data: { documentId, ...row } });
	await dropOldest(documentId);
}

const newestOf = (documentId: string): Promise<VersionRow | null> =>
	versions().findOne({ where: { documentId }, orderBy: { id: 'desc' } });

/** Stores the state before the first recorded change; it comes from the demo content or an earlier release. */
const asFound = (documentId: string, before: Standing) =>
	add(documentId, {
		writtenAt: before.updatedAt,
		writer: '',
		fields: [],
		status: stateAt(before),
		content: before.content,
	});

/**
 * Stores a version after a write, on the row that the write has locked. A document added by the program gets its
 * first version when a person changes it.
 * @param before null if the document was added
 */
export async function keepVersion(documentId: string, before: Standing | null, after: Standing) {
	const by = writer();
	if (!before && !by) return;
	const content = before ? changes(before.content, after.content) : after.content;
	const fields = before ? Object.keys(content) : filled(content);
	const status = stateAt(after);
	if (before && fields.length === 0 && status === stateAt(before)) return;
	const newest = await newestOf(documentId);
	if (before && !newest) await asFound(documentId, before);
	const now = Date.now();
	const isSameSitting =
		newest?.writer === by && now - new Date(newest.writtenAt).getTime() < oneSitting;
	if (fields.length === 0 && isSameSitting)
		await versions().update({ where: { id: newest.id }, data: { status } });
	else
		await add(documentId, {
			writtenAt: new Date(now).toISOString(),
			writer: by,
			fields,
			status,
			content,
		});
}

export const forgetVersions = (documentId: string) =>
	versions().deleteMany({ where: { documentId } });
