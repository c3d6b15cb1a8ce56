import type { Core, UID } from '@strapi/strapi';
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

interface Params {
	documentId?: string;
	data?: Record<string, unknown>;
}

type Row = Record<string, unknown>;

const writeActions = new Set(['create', 'clone', 'update', 'publish', 'delete']);
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
async function resolveSlug(kind: PageKind, action: string, { documentId, data = {} }: Params) {
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

const idOf = (result: unknown) =>
	typeof result === 'object' && result !== null && 'documentId' in result
		? String(result.documentId)
		: undefined;

/** Gives each project and post a unique slug on every write, and keeps its former addresses. */
export function registerSlugs(strapi: Core.Strapi) {
	const kindOf = new Map<UID.ContentType, PageKind>(
		pageKinds.map((kind) => [pageTypes[kind].uid, kind]),
	);
	strapi.documents.use(async (context, next) => {
		const { action, uid } = context;
		const kind = kindOf.get(uid);
		if (!kind || !writeActions.has(action)) return next();
		const params = context.params as Params;
		return strapi.db.transaction(async ({ trx }) => {
			await acquireSlugLock(trx);
			const { documentId } = params;
			if (action === 'delete') {
				if (documentId) await deleteFormerAddressesOf(documentId);
				return next();
			}
			if (action !== 'publish') {
				const slug = await resolveSlug(kind, action, params);
				if (slug !== undefined) params.data = { ...params.data, slug };
			}
			const before = documentId ? await rowOf(kind, documentId, true) : null;
			const result = await next();
			const savedDocumentId = action === 'create' ? idOf(result) : documentId;
			if (savedDocumentId && action !== 'clone')
				await recordFormerAddress(kind, savedDocumentId, before);
			return result;
		});
	});
}
