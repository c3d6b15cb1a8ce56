import { renderArticle } from '../../platform/markdown/render';

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
