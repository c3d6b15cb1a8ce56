import type { Core, UID } from '@strapi/strapi';
import removeMarkdown from 'remove-markdown';
import type { Entry } from './store';

interface Identified {
	id: number;
}

interface ProjectTexts extends Identified {
	projectsName: string;
	projectsDescription: string;
	projectTheme: string;
	category: string | null;
	frontend: string | null;
	backend: string | null;
	projectFeature1: string | null;
	projectFeature2: string | null;
	projectFeature3: string | null;
	projectFeature4: string | null;
}

interface PostTexts extends Identified {
	topic: string;
	description: string;
	author: string;
}

const control = /\p{Cc}+/gu;
const clean = (text: string) => text.replace(control, ' ').replace(/\s+/g, ' ').trim();
/** What `remove-markdown` leaves of tables. */
const tableSigns = /\||:?-{3,}:?/g;
const joined = (texts: (string | null)[]) => clean(texts.filter(Boolean).join(' · '));

/** A content type that is searched: its index, and its published rows as they are indexed. */
function searchedType<Row extends Identified>(
	uid: UID.ContentType,
	table: string,
	columns: string[],
	texts: (row: Row) => Pick<Entry, 'title' | 'text'>,
) {
	return {
		uid,
		table,
		async entries(
			strapi: Core.Strapi,
			slice: { where: Record<string, unknown>; limit: number },
		): Promise<Entry[]> {
			const rows: Row[] = await strapi.db.query(uid).findMany({
				select: ['id', ...columns],
				where: { ...slice.where, publishedAt: { $notNull: true } },
				orderBy: { id: 'asc' },
				limit: slice.limit,
			});
			return rows.map((row) => ({ id: row.id, ...texts(row) }));
		},
	};
}

export type SearchedType = ReturnType<typeof searchedType>;

const projectColumns = [
	'projectsDescription',
	'projectTheme',
	'category',
	'frontend',
	'backend',
	'projectFeature1',
	'projectFeature2',
	'projectFeature3',
	'projectFeature4',
] as const;

export const searched = {
	projects: searchedType<ProjectTexts>(
		'api::project.project',
		'search_projects',
		['projectsName', ...projectColumns],
		(row) => ({
			title: clean(row.projectsName),
			text: joined(projectColumns.map((column) => row[column])),
		}),
	),
	posts: searchedType<PostTexts>(
		'api::blog.blog',
		'search_posts',
		['topic', 'description', 'author'],
		(row) => ({
			title: clean(row.topic),
			text: joined([removeMarkdown(row.description).replace(tableSigns, ' '), row.author]),
		}),
	),
};
