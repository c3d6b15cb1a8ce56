import { type AfterWrite, type DocumentWrite, idOfAdded } from '../documents/document-write';
import type { Transaction } from '../documents/lock';
import {
	deleteFormerAddress,
	deleteFormerAddressesOf,
	formerAddressTable,
	saveFormerAddress,
} from './page-addresses';
import {
	generateUniqueSlug,
	type PageKind,
	pageKinds,
	pageTypes,
	pathOf,
	requireAvailableSlug,
} from './slugs';

type Row = Record<string, unknown>;

/** Arbitrary key of the advisory lock. Other locks need different keys, or they would wait for this one. */
const slugLockKey = 4205;

/** Lets one transaction at a time assign slugs: of two that want the same slug, the second sees that it is taken. */
async function acquireSlugLock(trx: Transaction) {
	if (strapi.db.dialect.client === 'sqlite')
		await trx(formerAddressTable).where({ id: 0 }).update({ id: 0 });
	else await trx.raw('select pg_advisory_xact_lock(?)', [slugLockKey]);
}

const rowOf = (kind: PageKind, documentId: string, isShown: boolean): Promise<Row | null> => {
	const { uid, name } = pageTypes[kind];
	const publishedAt = isShown ? { $notNull: true } : { $null: true };
	return strapi.db
		.query(uid)
		.findOne({ select: ['slug', name], where: { documentId, publishedAt } });
};

/** Returns the slug that a write sets, or undefined if the current one stays. */
async function resolveSlug(
	kind: PageKind,
	{ action, params: { documentId, data = {} } }: DocumentWrite,
) {
	const isNew = action !== 'update';
	const own = isNew ? undefined : documentId;
	const requestedSlug = action === 'clone' ? undefined : data.slug;
	if (requestedSlug === undefined && !isNew) return undefined;
	if (typeof requestedSlug === 'string' && requestedSlug.trim())
		return requireAvailableSlug(kind, requestedSlug, own);
	const { name } = pageTypes[kind];
	const before = documentId && !data[name] ? await rowOf(kind, documentId, false) : null;
	return generateUniqueSlug(kind, String(data[name] ?? before?.[name] ?? ''), own);
}

/** Keeps the former address of a published entry when its slug changes. */
async function recordFormerAddress(kind: PageKind, documentId: string, before: Row | null) {
	const after = await rowOf(kind, documentId, true);
	if (!after?.slug || before?.slug === after.slug) return;
	if (before?.slug)
		await saveFormerAddress(pathOf(kind, String(before.slug)), { kind, documentId });
	await deleteFormerAddress(pathOf(kind, String(after.slug)));
}

/** Gives a project or post a unique slug, and keeps the former address of a published one. */
export async function assignSlug(write: DocumentWrite): Promise<AfterWrite | undefined> {
	const { action, uid, params } = write;
	const { documentId } = params;
	const kind = pageKinds.find((name) => pageTypes[name].uid === uid);
	if (!kind) return undefined;
	await strapi.db.transaction(({ trx }) => acquireSlugLock(trx));
	if (action === 'delete') {
		if (documentId && !write.isMovedToTrash) await deleteFormerAddressesOf(documentId);
		return undefined;
	}
	if (action !== 'publish') {
		const slug = await resolveSlug(kind, write);
		if (slug !== undefined) params.data = { ...params.data, slug };
	}
	const before = documentId ? await rowOf(kind, documentId, true) : null;
	return async (result) => {
		const savedDocumentId = action === 'create' ? idOfAdded(result) : documentId;
		if (savedDocumentId && action !== 'clone')
			await recordFormerAddress(kind, savedDocumentId, before);
	};
}
