import { insert, type Row } from '../../../cms/tests/support/insert-rows.ts';
import { content, date, firstId, idOf, type Kind } from './content';
import { records } from './records';

type Variables = Record<string, string>;

export const kinds = [...content, ...records];

const file = firstId;

/** Id of an entry that `fill` inserts, of whatever kind. */
export const filledId = (number: number) => `bench${String(number).padStart(19, '0')}`;

/** Rows as Strapi stores them: types with draft and publish have a draft row and a published row per entry. */
function rowsOf({ row, picture }: Kind, count: number): Row[] {
	return Array.from({ length: count }, (_, number) => {
		const now = date(0);
		const document_id = filledId(number);
		const id = idOf(number);
		const common = { ...row(number), document_id, updated_at: date(number) };
		const draft = { id, ...common, created_at: now, published_at: null };
		if (!picture) return [{ ...draft, created_at: date(number), published_at: now }];
		return [draft, { ...draft, id: id + 1, published_at: now }];
	}).flat();
}

/** Inserts `count` entries for every list. */
export async function fill(variables: Variables, count: number) {
	const picture = { name: 'cover.webp', width: 1600, height: 1000, mime: 'image/webp', size: 40 };
	const formats = JSON.stringify({
		w640: { url: '/uploads/w640_cover.webp', width: 640, height: 400, mime: 'image/webp' },
	});
	const stored = { hash: 'cover', ext: '.webp', url: '/uploads/cover.webp', provider: 'local' };
	await insert(variables, 'files', [{ id: file, ...picture, ...stored, formats }]);
	for (const kind of kinds) {
		const rows = rowsOf(kind, count);
		await insert(variables, kind.table, rows);
		const { picture: field, uid, links: relation } = kind;
		if (relation)
			await insert(
				variables,
				relation.table,
				Array.from({ length: count }, (_, number) => relation.row(idOf(number), number)),
			);
		if (!field) continue;
		const links = rows.map(({ id = 0 }) => ({
			file_id: file,
			related_id: id,
			related_type: uid,
			field,
			order: 1,
		}));
		await insert(variables, 'files_related_mph', links);
	}
}
