import { formerly } from './former';
import { type Addressed, addressed, pathOf } from './kinds';

const shown = { publishedAt: { $notNull: true } };

/** Returns the document id of the published entry at an address: by its slug, a former slug or the id itself. */
export async function idAt(kind: Addressed, given: string): Promise<string> {
	const row: { documentId: string } | null = await strapi.db
		.query(addressed[kind].uid)
		.findOne({ select: ['documentId'], where: { slug: given, ...shown } });
	if (row) return row.documentId;
	const former = await formerly(pathOf(kind, given));
	return former?.kind === kind ? former.documentId : given;
}

/** Normalises a path: one leading slash, no trailing slash, query or fragment. */
export function plainPath(given: string): string {
	const path = given.split(/[?#]/, 1)[0] ?? '';
	return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

/**
 * Returns the current path of the entry that used to be at an address. Null if there was none or it is not published.
 */
export async function leadOn(given: string): Promise<string | null> {
	const former = await formerly(plainPath(given));
	if (!former) return null;
	const { kind, documentId } = former;
	const row: { slug: string | null } | null = await strapi.db
		.query(addressed[kind].uid)
		.findOne({ select: ['slug'], where: { documentId, ...shown } });
	return row && pathOf(kind, row.slug ?? documentId);
}
