import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { DetailName } from '@sumu/contract';
import type { AfterWrite } from '../../platform/documents/document-write';
import { toSearchText } from '../../platform/markdown/plain-text';
import {
	cleanText,
	getSearchStore,
	indexAll,
	indexOne,
	joinTexts,
	type SearchedType,
	searchedType,
} from '../../platform/search/index-rows';
import { readDetails } from '../site-setting/read-settings';

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

const draftColumns = {
	project: [...searchedColumns, 'slug', 'client', 'role', 'story'],
	blog: ['description', 'excerpt', 'author', 'tags', 'slug', 'seoTitle', 'seoDescription'],
} as const;

/** Content types with long texts, as the owner searches them: the latest saved version of every entry. */
export const draftSearches = {
	project: searchedType(
		'api::project.project',
		'find_projects',
		['projectsName', 'year', ...draftColumns.project],
		(row) => ({
			title: cleanText(row.projectsName),
			text: joinTexts(
				[row.projectsDescription, toSearchText(row.story ?? '')],
				[
					row.year && String(row.year),
					...draftColumns.project.map((column) => (column === 'story' ? '' : row[column])),
				],
			),
		}),
		undefined,
		'drafts',
	),
	blog: searchedType(
		'api::blog.blog',
		'find_posts',
		['topic', ...draftColumns.blog],
		(row) => ({
			title: cleanText(row.topic),
			text: joinTexts(
				[row.excerpt, toSearchText(row.description ?? '')],
				[row.tags, row.author, row.slug, row.seoTitle, row.seoDescription],
			),
		}),
		undefined,
		'drafts',
	),
} as const;

interface LifecycleEvent {
	result?: { id?: number };
}

/** Updates the index with every change of a row, in the same transaction. */
function subscribeIndex(strapi: Core.Strapi, type: SearchedType) {
	const reindexRow = async ({ result }: LifecycleEvent) => {
		const id = result?.id;
		if (id === undefined) return reindexType();
		await strapi.db.transaction(({ trx }) => indexOne(strapi, trx, type, id));
	};
	const reindexType = async () => {
		await strapi.db.transaction(({ trx }) => indexAll(strapi, trx, type));
	};
	strapi.db.lifecycles.subscribe({
		models: [type.uid],
		afterCreate: reindexRow,
		afterUpdate: reindexRow,
		afterDelete: reindexRow,
		afterCreateMany: reindexType,
		afterUpdateMany: reindexType,
		afterDeleteMany: reindexType,
	});
}

/**
 * Indexes projects again when a write of the settings switches details on or off. A write before the end of the start
 * is followed by `ensureSearch`, which creates the tables of the index.
 */
export async function reindexOnDetailChange(): Promise<AfterWrite | undefined> {
	if (!strapi.isLoaded) return undefined;
	const before = await readDetails();
	return async () => {
		if (isDeepStrictEqual(before, await readDetails())) return;
		await strapi.db.transaction(({ trx }) => indexAll(strapi, trx, searchableTypes.projects));
	};
}

/** Creates missing full-text indexes and fills all of them, then keeps them up to date. */
export async function ensureSearch(strapi: Core.Strapi) {
	const types = [...Object.values(searchableTypes), ...Object.values(draftSearches)];
	await strapi.db.transaction(async ({ trx }) => {
		await getSearchStore(strapi).prepare(
			trx,
			types.map(({ table }) => table),
		);
		for (const type of types) await indexAll(strapi, trx, type);
	});
	for (const type of types) subscribeIndex(strapi, type);
}
