import { insert, type Row } from '../../../cms/tests/support/insert.ts';

type Variables = Record<string, string>;

/** A content type with a list of its own. */
export interface Kind {
	readonly name: string;
	readonly table: string;
	/** The field that holds its picture. */
	readonly picture: string;
	/** How Strapi's own route sorts as ours does. */
	readonly sort: string;
	readonly row: (number: number) => Row;
}

const date = (number: number) => new Date(Date.UTC(2026, 0, 1) - number * 3_600_000);
const paragraph = 'A shop for twenty teas, in two languages, that loads on a slow phone. ';

export const kinds: readonly Kind[] = [
	{
		name: 'project',
		table: 'projects',
		picture: 'image',
		sort: 'rank:desc',
		row: (number) => ({
			projects_name: `Project ${number}`,
			projects_live_link: 'https://example.com',
			project_theme: 'Shop',
			project_price: number % 900,
			projects_description: paragraph.repeat(6),
			category: number % 2 ? 'Web Design' : 'Web Development',
			date: date(number),
			rank: number,
		}),
	},
	{
		name: 'blog',
		table: 'blogs',
		picture: 'img',
		sort: 'date:desc',
		row: (number) => ({
			topic: `Post ${number}`,
			author: 'Sumu',
			description: paragraph.repeat(40),
			date: date(number),
		}),
	},
	{
		name: 'review',
		table: 'reviews',
		picture: 'userImg',
		sort: 'date:desc',
		row: (number) => ({
			review_text: paragraph,
			user_name: `Nadia ${number}`,
			source: 'owner',
			rating: 5,
			date: date(number),
		}),
	},
	{
		name: 'service',
		table: 'services',
		picture: 'img',
		sort: 'rank:asc',
		row: (number) => ({
			services_header: `Service ${number}`,
			services_description: paragraph,
			rank: number,
		}),
	},
	{
		name: 'skill',
		table: 'skills',
		picture: 'img',
		sort: 'rank:asc',
		row: (number) => ({
			skill_name: `Skill ${number}`,
			percentage: number % 100,
			group: 'tools',
			rank: number,
		}),
	},
];

/** Above those Strapi gives, so that neither meets the other. */
const firstId = 1_000_000;
const file = firstId;

/** As the panel would have published them: a draft and a published row each, with a picture. */
function rowsOf({ row }: Kind, count: number): Row[] {
	return Array.from({ length: count }, (_, number) => {
		const now = date(0);
		const document_id = `bench${String(number).padStart(19, '0')}`;
		const common = { ...row(number), document_id, created_at: now, updated_at: date(number) };
		return [
			{ id: firstId + 2 * number, ...common, published_at: null },
			{ id: firstId + 2 * number + 1, ...common, published_at: now },
		];
	}).flat();
}

/** Gives every list so many rows. */
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
		const links = rows.map(({ id = 0 }) => ({
			file_id: file,
			related_id: id,
			related_type: `api::${kind.name}.${kind.name}`,
			field: kind.picture,
			order: 1,
		}));
		await insert(variables, 'files_related_mph', links);
	}
}
