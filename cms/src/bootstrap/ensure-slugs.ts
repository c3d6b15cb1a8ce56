import type { Core } from '@strapi/strapi';
import { pageKinds, pageTypes, slugFor } from '../platform/addresses/slugs';
import { setColumns } from '../platform/documents/lock';

interface Row {
	documentId: string;
	slug: string | null;
	publishedAt: string | null;
	[name: string]: string | null;
}

/** Adds slugs to entries of an earlier release, derived from the published name if there is one. */
export async function ensureSlugs(strapi: Core.Strapi) {
	for (const kind of pageKinds) {
		const { uid, name } = pageTypes[kind];
		const query = strapi.db.query(uid);
		const rowsWithoutSlug: Row[] = await query.findMany({
			select: ['documentId', 'slug', 'publishedAt', name],
			where: { slug: { $null: true } },
			orderBy: { id: 'asc' },
		});
		if (rowsWithoutSlug.length === 0) continue;
		const rowsWithSlug: Row[] = await query.findMany({
			select: ['slug'],
			where: { slug: { $notNull: true } },
		});
		const takenSlugs = new Set(rowsWithSlug.map(({ slug }) => slug));
		// Published rows last: databases sort null differently.
		const byState = [
			...rowsWithoutSlug.filter(({ publishedAt }) => publishedAt === null),
			...rowsWithoutSlug.filter(({ publishedAt }) => publishedAt !== null),
		];
		const namesByDocumentId = new Map(byState.map((row) => [row.documentId, row[name] ?? '']));
		await strapi.db.transaction(async () => {
			for (const [documentId, text] of namesByDocumentId) {
				const baseSlug = slugFor(kind, text);
				let slug = baseSlug;
				for (let number = 2; takenSlugs.has(slug); number += 1) slug = `${baseSlug}-${number}`;
				takenSlugs.add(slug);
				await setColumns(uid, documentId, { slug }, 'all');
			}
		});
	}
}
