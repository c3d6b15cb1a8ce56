import { article } from '../../platform/markdown/render';

interface Story {
	story?: unknown;
}

/** A row with its story as HTML. */
export const withStory = async <Row extends Story>(row: Row): Promise<Row & { html: string }> => ({
	...row,
	html: typeof row.story === 'string' ? await article(row.story) : '',
});

/** The same of rows as they are read one by one. */
export const told = <Row extends Story>(source: {
	one: (documentId: string) => Promise<Row | null>;
}) => ({
	async one(documentId: string) {
		const row = await source.one(documentId);
		return row && withStory(row);
	},
});
