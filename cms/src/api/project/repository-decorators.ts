import type { DetailSettings } from '@sumu/contract';
import { renderArticle } from '../../platform/markdown/render';
import { readDetails } from '../site-setting/details';

interface Source<Row, Slice> {
	count: (where?: Record<string, unknown>) => Promise<number>;
	list: (slice: Slice) => Promise<Row[]>;
	one: (documentId: string) => Promise<Row | null>;
}

/** Adds the owner's detail settings to each row. */
export const addFieldSettings = async <Row extends object>(
	rows: readonly Row[],
): Promise<(Row & { details: DetailSettings })[]> => {
	if (rows.length === 0) return [];
	const details = await readDetails();
	return rows.map((row) => ({ ...row, details }));
};

/** Wraps a reader so that its rows include the owner's detail settings. */
export const withFieldSettings = <Row extends object, Slice>(source: Source<Row, Slice>) => ({
	count: source.count,
	list: async (slice: Slice) => addFieldSettings(await source.list(slice)),
	async one(documentId: string) {
		const row = await source.one(documentId);
		const [first] = row ? await addFieldSettings([row]) : [];
		return first ?? null;
	},
});

interface Story {
	story?: unknown;
}

/** Adds the story as HTML to a row. */
export const addStoryHtml = async <Row extends Story>(
	row: Row,
): Promise<Row & { html: string }> => ({
	...row,
	html: typeof row.story === 'string' ? await renderArticle(row.story) : '',
});

/** Wraps a reader so that single rows include their story as HTML. */
export const withStoryHtml = <Row extends Story>(source: {
	one: (documentId: string) => Promise<Row | null>;
}) => ({
	async one(documentId: string) {
		const row = await source.one(documentId);
		return row && addStoryHtml(row);
	},
});
