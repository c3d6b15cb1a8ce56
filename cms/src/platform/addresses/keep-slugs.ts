import type { Core, UID } from '@strapi/strapi';
import type { Transaction } from '../documents/lock';
import { forgetFormer, formerTable, keepFormer, takeBack } from './former';
import { askedSlug, freeSlug } from './free';
import { type Addressed, addressed, addressedKinds, pathOf } from './kinds';

interface Params {
	documentId?: string;
	data?: Record<string, unknown>;
}

type Row = Record<string, unknown>;

const writes = new Set(['create', 'clone', 'update', 'publish', 'delete']);
/** Arbitrary key of the advisory lock. Other locks need different keys, or they would wait for this one. */
const lock = 4205;

/** Lets one transaction at a time assign slugs: of two that want the same slug, the second sees that it is taken. */
async function oneAtATime(trx: Transaction) {
	if (strapi.db.dialect.client === 'sqlite')
		await trx(formerTable).where({ id: 0 }).update({ id: 0 });
	else await trx.raw('select pg_advisory_xact_lock(?)', [lock]);
}

const rowOf = (kind: Addressed, documentId: string, isShown: boolean): Promise<Row | null> => {
	const { uid, name } = addressed[kind];
	const publishedAt = isShown ? { $notNull: true } : { $null: true };
	return strapi.db
		.query(uid)
		.findOne({ select: ['slug', name], where: { documentId, publishedAt } });
};

/** Returns the slug that a write sets, or undefined if the current one stays. */
async function slugIn(kind: Addressed, action: string, { documentId, data = {} }: Params) {
	const isNew = action !== 'update';
	const own = isNew ? undefined : documentId;
	const typed = action === 'clone' ? undefined : data.slug;
	if (typed === undefined && !isNew) return undefined;
	if (typeof typed === 'string' && typed.trim()) return askedSlug(kind, typed, own);
	const { name } = addressed[kind];
	const before = documentId && !data[name] ? await rowOf(kind, documentId, false) : null;
	return freeSlug(kind, String(data[name] ?? before?.[name] ?? ''), own);
}

/** Keeps the former address of a published entry when its slug changes. */
async function followMove(kind: Addressed, documentId: string, before: Row | null) {
	const after = await rowOf(kind, documentId, true);
	if (!after?.slug || before?.slug === after.slug) return;
	if (before?.slug) await keepFormer(pathOf(kind, String(before.slug)), { kind, documentId });
	await takeBack(pathOf(kind, String(after.slug)));
}

const idOf = (result: unknown) =>
	typeof result === 'object' && result !== null && 'documentId' in result
		? String(result.documentId)
		: undefined;

/** Gives each project and post a unique slug on every write, and keeps its former addresses. */
export function keepSlugs(strapi: Core.Strapi) {
	const kindOf = new Map<UID.ContentType, Addressed>(
		addressedKinds.map((kind) => [addressed[kind].uid, kind]),
	);
	strapi.documents.use(async (context, next) => {
		const { action, uid } = context;
		const kind = kindOf.get(uid);
		if (!kind || !writes.has(action)) return next();
		const params = context.params as Params;
		return strapi.db.transaction(async ({ trx }) => {
			await oneAtATime(trx);
			const { documentId } = params;
			if (action === 'delete') {
				if (documentId) await forgetFormer(documentId);
				return next();
			}
			if (action !== 'publish') {
				const slug = await slugIn(kind, action, params);
				if (slug !== undefined) params.data = { ...params.data, slug };
			}
			const before = documentId ? await rowOf(kind, documentId, true) : null;
			const result = await next();
			const written = action === 'create' ? idOf(result) : documentId;
			if (written && action !== 'clone') await followMove(kind, written, before);
			return result;
		});
	});
}
