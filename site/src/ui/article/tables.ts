/** Maximum characters of a short cell (figures or a few words). */
const MAX_SHORT_CELL_LENGTH = 40;

const stripTags = (html: string) => html.replace(/<[^>]+>/g, '').trim();

const getCellTexts = (html: string, tag: string) =>
	[...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
		([, inside = '']) => stripTags(inside),
	);

/**
 * Adds the column name to each cell, for the row layout. Explicit roles, because its `display` removes the table
 * semantics.
 */
function toRowLayout(table: string): string {
	const columns = getCellTexts(table, 'th');
	return table
		.replace('<table>', '<table role="table">')
		.replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
		.replace(/<th\b/g, '<th role="columnheader"')
		.replace(/<tr>([\s\S]*?)<\/tr>/g, (_, cells: string) => {
			let at = 0;
			const labelledCells = cells.replace(/<td\b/g, () => {
				const column = (columns[at++] ?? '').replaceAll('"', '&quot;');
				return `<td role="cell" data-column="${column}"`;
			});
			return `<tr role="row">${labelledCells}</tr>`;
		});
}

/** Makes tables scrollable; one with long cells is shown row by row on narrow screens instead. */
export const prepareTables = (html: string): string =>
	html.replace(/<table>[\s\S]*?<\/table>/g, (table) =>
		getCellTexts(table, 'td').some((cell) => cell.length > MAX_SHORT_CELL_LENGTH)
			? `<div data-table="in-rows">${toRowLayout(table)}</div>`
			: `<div data-table tabindex="0">${table}</div>`,
	);
