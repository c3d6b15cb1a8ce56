import type { Core } from '@strapi/strapi';
import { addressed, addressedKinds, slugFor } from '../platform/addresses/kinds';
import { setColumns } from '../platform/documents/set-columns';

interface Row {
	documentId: string;
	slug: string | null;
	publishedAt: string | null;
	[name: string]: string | null;
}

/** Adds slugs to entries of an earlier release, derived from the published name if there is one. */
export async function ensureSlugs(strapi: Core.Strapi) {
	for (const kind of addressedKinds) {
		const { uid, name } = addressed[kind];
		const query = strapi.db.query(uid);
		const without: Row[] = await query.findMany({
			select: ['documentId', 'slug', 'publishedAt', name],
			where: { slug: { $null: true } },
			orderBy: { id: 'asc' },
		});
		if (without.length === 0) continue;
		const others: Row[] = await query.findMany({
			select: ['slug'],
			where: { slug: { $notNull: true } },
		});
		const taken = new Set(others.map(({ slug }) => slug));
		// Published rows last: databases sort null differently.
		const byState = [
			...without.filter(({ publishedAt }) => publishedAt === null),
			...without.filter(({ publishedAt }) => publishedAt !== null),
		];
		const names = new Map(byState.map((row) => [row.documentId, row[name] ?? '']));
		await strapi.db.transaction(async () => {
			for (const [documentId, text] of names) {
				const wanted = slugFor(kind, text);
				let slug = wanted;
				for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
				taken.add(slug);
				await setColumns(uid, documentId, { slug }, false);
			}
		});
	}
}
