import type { Core, UID } from '@strapi/strapi';
import type { EntryState } from '@sumu/contract';
import { type Content, changes, type Standing } from './snapshot';
import { stateAt } from './state';
import { writer } from './writer';

/** The newest of an entry that are kept. */
const most = 50;

/** Milliseconds within which publishing belongs to the words that its writer has just saved. */
const oneSitting = 60_000;

const uid: string = 'sumu::version';

/** What somebody wrote into a document at a time: no more than differs from the version before. */
export interface VersionRow {
	id: number;
	documentId: string;
	writtenAt: string;
	/** A name; empty where nobody is known. */
	writer: string;
	/** Names of columns. */
	fields: string[];
	status: EntryState;
	content: Content;
}

/** A table that Strapi makes, migrates and describes, so that a backup holds it, and that is no content type. */
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

/** What of it says anything. */
const filled = (content: Content) =>
	Object.keys(content).filter((name) => {
		const value = content[name];
		return value !== null && value !== '' && (typeof value !== 'object' || named(value));
	});

/** The oldest go; what only they said, the oldest that stays says from now on. */
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

/** What was there before anybody looked: written by the demo content, or by an earlier release. */
const asFound = (documentId: string, before: Standing) =>
	add(documentId, {
		writtenAt: before.updatedAt,
		writer: '',
		fields: [],
		status: stateAt(before),
		content: before.content,
	});

/**
 * Keeps what a write has made of a document, on the row that the write has locked. What a program
 * adds by itself is kept once somebody changes it.
 * @param before null where it was added
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
