import type { UID } from '@strapi/strapi';
import type { DetailSettings, ProjectOutcome, RatingSummary } from '@sumu/contract';
import { reviewUid, targetKey } from './api/review/review-target';
import { readDetails } from './api/site-setting/read-settings';
import { withStates } from './platform/documents/publication-state';
import type { FieldMap, StoredRow } from './platform/fields';
import {
	createPublishedRepository,
	createRepository,
	type QuerySlice,
	type WhereFilter,
} from './platform/lib/repository';
import { renderArticles } from './platform/markdown/render';

/** Values that a reader can add to each row besides its columns, by their names in the row. */
interface Additions {
	/** Rating by readers; null without a review. */
	rating: RatingSummary | null;
	/** First result of a project; null without one. */
	outcome: ProjectOutcome | null;
	/** Which details of a project the owner uses. */
	details: DetailSettings;
	/** The entry's text as HTML. */
	html: string;
}

type Addition = keyof Additions;

/** Columns that additions are loaded for. */
interface Row {
	id: number;
	documentId: string;
	/** Text of a project. */
	story?: unknown;
	/** Text of a post. */
	description?: unknown;
}

/** Reads rows of one version of the documents. */
export interface Reader<R> {
	count: (where?: WhereFilter) => Promise<number>;
	list: (slice: QuerySlice) => Promise<R[]>;
	one: (documentId: string) => Promise<R | null>;
}

interface ReaderOptions<M extends FieldMap, Included extends Addition> {
	/** Fields whose columns are read. */
	fields: M;
	include?: readonly Included[];
}

/**
 * Creates the readers of a content type: published versions as visitors see them, and drafts and published versions
 * with the state of their document. All read the columns of the fields and add what `include` names.
 */
export function createReader<M extends FieldMap, Included extends Addition = never>(
	uid: UID.ContentType,
	{ fields, include = [] }: ReaderOptions<M, Included>,
) {
	type Stored = StoredRow<M> & Row;

	async function addIncluded<R extends Row>(
		rows: readonly R[],
	): Promise<(R & Pick<Additions, Included>)[]> {
		let completeRows: object[] = [...rows];
		for (const name of rows.length > 0 ? include : []) {
			const values = await loadAddition[name](rows, uid);
			completeRows = completeRows.map((row, index) => ({ ...row, [name]: values[index] }));
		}
		return completeRows as (R & Pick<Additions, Included>)[];
	}

	const addIncludedAndState = async (rows: readonly Stored[]) =>
		addIncluded(await withStates(uid, rows));

	const createVersionReader = <R>(
		{ count, list, one }: Reader<StoredRow<M>>,
		complete: (rows: readonly Stored[]) => Promise<R[]>,
	): Reader<R> => ({
		count,
		list: async (slice) => complete((await list(slice)) as Stored[]),
		async one(documentId) {
			const row = await one(documentId);
			const [completeRow] = row ? await complete([row as Stored]) : [];
			return completeRow ?? null;
		},
	});

	const createVersionRepository = (publishedAt: object) =>
		createRepository(uid, fields, (where = {}) => ({ $and: [where, { publishedAt }] }));

	return {
		published: createVersionReader(createPublishedRepository(uid, fields), addIncluded),
		drafts: createVersionReader(createVersionRepository({ $null: true }), addIncludedAndState),
		publishedWithState: createVersionReader(
			createVersionRepository({ $notNull: true }),
			addIncludedAndState,
		),
	};
}

/** Loads the values of an addition, in the order of the rows. */
const loadAddition: {
	[Name in Addition]: (
		rows: readonly Row[],
		uid: UID.ContentType,
	) => Promise<readonly Additions[Name][]>;
} = {
	async rating(rows, uid) {
		const kind = uid === 'api::project.project' ? 'project' : 'blog';
		const items = rows.map(({ documentId }) => targetKey(kind, documentId));
		const ratings = await loadRatings(items);
		return items.map((item) => ratings.get(item) ?? null);
	},
	async outcome(rows) {
		const outcomes = await loadFirstOutcomes(rows.map(({ id }) => id));
		return rows.map(({ id }) => outcomes.get(id) ?? null);
	},
	async details(rows) {
		const details = await readDetails();
		return rows.map(() => details);
	},
	html: (rows) => renderArticles(rows.map(getText)),
};

const getText = ({ story, description }: Row) => {
	const text = story ?? description;
	return typeof text === 'string' ? text : '';
};

/** Returns the first results of projects by the ids of their rows, with one query for any number of projects. */
async function loadFirstOutcomes(ids: readonly number[]): Promise<Map<number, ProjectOutcome>> {
	const { tableName } = strapi.db.metadata.get('project.outcome');
	const outcomes: (ProjectOutcome & { id: number })[] = await strapi.db
		.getConnection('projects_cmps')
		.join({ outcome: tableName }, 'outcome.id', 'projects_cmps.cmp_id')
		.whereIn('projects_cmps.entity_id', ids)
		.where('projects_cmps.field', 'outcomes')
		.orderBy('projects_cmps.order')
		.select('projects_cmps.entity_id as id', 'outcome.value', 'outcome.label');
	const firstOutcomes = new Map<number, ProjectOutcome>();
	for (const { id, ...outcome } of outcomes)
		if (!firstOutcomes.has(id)) firstOutcomes.set(id, outcome);
	return firstOutcomes;
}

interface RatingGroup {
	item: string;
	average: number | string;
	/** A string on PostgreSQL. */
	count: number | string;
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** Returns the ratings of items from their published reviews, with one query for any number of items. */
async function loadRatings(items: readonly string[]): Promise<Map<string, RatingSummary>> {
	const { tableName } = strapi.db.metadata.get(reviewUid);
	const groups: RatingGroup[] = await strapi.db
		.getConnection(tableName)
		.whereIn('item', items)
		.whereNotNull('published_at')
		.whereNotNull('rating')
		.groupBy('item')
		.select('item')
		.avg({ average: 'rating' })
		.count({ count: '*' });
	return new Map(
		groups.map(({ item, average, count }) => [
			item,
			{ average: roundToTenth(Number(average)), count: Number(count) },
		]),
	);
}
