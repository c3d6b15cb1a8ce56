import { findFormerAddress } from './former';
import { type PageKind, pageTypes, pathOf } from './kinds';

const publishedFilter = { publishedAt: { $notNull: true } };

/** Returns the document id of the published entry at an address: by its slug, a former slug or the id itself. */
export async function resolveDocumentId(kind: PageKind, given: string): Promise<string> {
	const row: { documentId: string } | null = await strapi.db
		.query(pageTypes[kind].uid)
		.findOne({ select: ['documentId'], where: { slug: given, ...publishedFilter } });
	if (row) return row.documentId;
	const former = await findFormerAddress(pathOf(kind, given));
	return former?.kind === kind ? former.documentId : given;
}

/** Normalises a path: one leading slash, no trailing slash, query or fragment. */
export function normalizePath(given: string): string {
	const path = given.split(/[?#]/, 1)[0] ?? '';
	return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

/**
 * Returns the current path of the entry that used to be at an address. Null if there was none or it is not published.
 */
export async function findCanonicalPath(given: string): Promise<string | null> {
	const former = await findFormerAddress(normalizePath(given));
	if (!former) return null;
	const { kind, documentId } = former;
	const row: { slug: string | null } | null = await strapi.db
		.query(pageTypes[kind].uid)
		.findOne({ select: ['slug'], where: { documentId, ...publishedFilter } });
	return row && pathOf(kind, row.slug ?? documentId);
}
