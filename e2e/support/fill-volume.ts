import { insert, type Row } from '../../cms/tests/support/insert-rows.ts';

/** Names of the entries that the tasks are about. */
export const volume = {
	waitingReviews: 40,
	drafts: 12,
	retagged: 30,
	priced: 10,
	deletedMessages: 20,
	/** The only message with this word, and its number, which is in the sender's name. */
	message: { word: 'saffron', number: 4321 },
} as const;

export const counts = { posts: 3000, projects: 1000, messages: 5000 } as const;

/** Above every id that Strapi assigns. */
const FIRST_ID = 1_000_000;
const paragraph = 'A shop for twenty teas, in two languages, that loads on a slow phone. ';
const date = (number: number) => new Date(Date.UTC(2026, 0, 1) - number * 3_600_000);

const numbered = (count: number) => Array.from({ length: count }, (_, number) => number);
const documentId = (prefix: string, number: number) => prefix + String(number).padStart(20, '0');

interface Content {
	readonly table: string;
	readonly prefix: string;
	readonly count: number;
	readonly row: (number: number) => Row;
	readonly isDraft?: (number: number) => boolean;
}

/** Rows as Strapi stores them: one of the draft and, if the entry is published, one of the published version. */
const versionsOf = ({ prefix, count, row, isDraft = () => false }: Content): Row[] =>
	numbered(count).flatMap((number) => {
		const common = {
			...row(number),
			document_id: documentId(prefix, number),
			created_at: date(number),
			updated_at: date(number),
		};
		const id = FIRST_ID + 2 * number;
		const draft = { id, ...common, published_at: null };
		return isDraft(number)
			? [draft]
			: [draft, { ...draft, id: id + 1, published_at: date(number) }];
	});

const postName = (number: number) => {
	if (number < volume.drafts) return `Unfinished ${number}`;
	return number < volume.drafts + volume.retagged ? `Retagged ${number}` : `Post ${number}`;
};

const contents: readonly (Content & { readonly uid: string; readonly picture: string })[] = [
	{
		table: 'blogs',
		prefix: 'post',
		uid: 'api::blog.blog',
		picture: 'img',
		count: counts.posts,
		isDraft: (number) => number < volume.drafts,
		row: (number) => ({
			topic: postName(number),
			author: 'Sumu',
			description: paragraph.repeat(20),
			date: date(number),
		}),
	},
	{
		table: 'projects',
		prefix: 'proj',
		uid: 'api::project.project',
		picture: 'image',
		count: counts.projects,
		row: (number) => ({
			projects_name: number < volume.priced ? `Priced ${number}` : `Project ${number}`,
			projects_live_link: 'https://example.com',
			project_theme: 'Shop',
			project_price: number % 900,
			projects_description: paragraph.repeat(6),
			category: number % 2 ? 'Web Design' : 'Web Development',
			date: date(number),
			rank: counts.projects - number,
		}),
	},
	{
		table: 'reviews',
		prefix: 'revi',
		uid: 'api::review.review',
		picture: 'userImg',
		count: 400,
		isDraft: (number) => number % 10 === 0,
		row: (number) => ({
			review_text: paragraph,
			user_name: `Nadia ${number}`,
			source: 'visitor',
			rating: 5,
			date: date(number),
		}),
	},
];

/** Inserts the rows of a busy site while its CMS is stopped; it indexes them at its next start. */
export async function fillVolume(variables: Record<string, string>): Promise<void> {
	const picture = { name: 'cover.webp', width: 1600, height: 1000, mime: 'image/webp', size: 40 };
	const stored = { hash: 'cover', ext: '.webp', url: '/uploads/cover.webp', provider: 'local' };
	await insert(variables, 'files', [{ id: FIRST_ID, ...picture, ...stored }]);
	for (const content of contents) {
		const rows = versionsOf(content);
		await insert(variables, content.table, rows);
		const { uid, picture: field } = content;
		const links = rows.map(({ id = 0 }) => ({
			file_id: FIRST_ID,
			related_id: id,
			related_type: uid,
			field,
			order: 1,
		}));
		await insert(variables, 'files_related_mph', links);
	}
	const messages = numbered(counts.messages).map((number) => ({
		id: FIRST_ID + number,
		document_id: documentId('mess', number),
		name: `Nadia ${number}`,
		email: `reader${number}@example.com`,
		number: '01712345678',
		subject: `Shop ${number}`,
		details: number === volume.message.number ? `A shop for ${volume.message.word}.` : paragraph,
		read: number % 3 > 0,
		stage: 'new',
		created_at: date(number),
		updated_at: date(number),
		published_at: date(number),
	}));
	await insert(variables, 'messages', messages);
}
