import type { DetailName } from '@sumu/contract';
import { toSearchText } from '../../platform/markdown/plain-text';
import { cleanText, joinTexts, searchedType } from '../../platform/search/searched-type';
import { readDetails } from '../site-setting/details';

export const blogSearch = searchedType(
	'api::blog.blog',
	'search_posts',
	['topic', 'description', 'author', 'tags'],
	(row) => ({
		title: cleanText(row.topic),
		text: joinTexts([toSearchText(row.description ?? '')], [row.tags, row.author]),
	}),
);

const proseColumns = [
	'projectsDescription',
	'projectFeature1',
	'projectFeature2',
	'projectFeature3',
	'projectFeature4',
] as const;
const nameColumns = ['projectTheme', 'category', 'frontend', 'backend'] as const;
const searchedColumns = [...proseColumns, ...nameColumns] as const;

/** Searched columns by detail, to leave out details that are switched off. */
const columnsOf: Partial<Record<DetailName, readonly (typeof searchedColumns)[number][]>> = {
	theme: ['projectTheme'],
	frontend: ['frontend'],
	backend: ['backend'],
	features: ['projectFeature1', 'projectFeature2', 'projectFeature3', 'projectFeature4'],
};

export const projectSearch = searchedType(
	'api::project.project',
	'search_projects',
	['projectsName', ...searchedColumns],
	(row) => ({
		title: cleanText(row.projectsName),
		text: joinTexts(
			proseColumns.map((column) => row[column]),
			nameColumns.map((column) => row[column]),
		),
	}),
	async () => {
		const details = await readDetails();
		return Object.entries(columnsOf).flatMap(([name, hidden]) =>
			details[name as DetailName] === 'off' ? hidden : [],
		);
	},
);

/** Content types that visitors can search. */
export const searchableTypes = { projects: projectSearch, posts: blogSearch } as const;
