import { formerly } from './former';
import { type Addressed, addressed, pathOf } from './kinds';

const shown = { publishedAt: { $notNull: true } };

/** The id of what is shown at an address, by its slug, by a former one, or by the id itself. */
export async function idAt(kind: Addressed, given: string): Promise<string> {
	const row: { documentId: string } | null = await strapi.db
		.query(addressed[kind].uid)
		.findOne({ select: ['documentId'], where: { slug: given, ...shown } });
	if (row) return row.documentId;
	const former = await formerly(pathOf(kind, given));
	return former?.kind === kind ? former.documentId : given;
}

/** One spelling of a path: without a slash at its end. */
export function plainPath(given: string): string {
	const path = given.split(/[?#]/, 1)[0] ?? '';
	return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

/** Where what stood at an address is now; null where nothing did, or it is shown no more. */
export async function leadOn(given: string): Promise<string | null> {
	const former = await formerly(plainPath(given));
	if (!former) return null;
	const { kind, documentId } = former;
	const row: { slug: string | null } | null = await strapi.db
		.query(addressed[kind].uid)
		.findOne({ select: ['slug'], where: { documentId, ...shown } });
	return row && pathOf(kind, row.slug ?? documentId);
}
