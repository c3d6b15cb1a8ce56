/** Maximum characters of a short cell (figures or a few words). */
const short = 40;

const bare = (html: string) => html.replace(/<[^>]+>/g, '').trim();

const insides = (html: string, tag: string) =>
	[...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
		([, inside = '']) => bare(inside),
	);

/**
 * Adds the column name to each cell, for the row layout. Explicit roles, because its `display` removes the table
 * semantics.
 */
function inRows(table: string): string {
	const columns = insides(table, 'th');
	return table
		.replace('<table>', '<table role="table">')
		.replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
		.replace(/<th\b/g, '<th role="columnheader"')
		.replace(/<tr>([\s\S]*?)<\/tr>/g, (_, cells: string) => {
			let at = 0;
			const named = cells.replace(/<td\b/g, () => {
				const column = (columns[at++] ?? '').replaceAll('"', '&quot;');
				return `<td role="cell" data-column="${column}"`;
			});
			return `<tr role="row">${named}</tr>`;
		});
}

/** Makes tables scrollable; one with long cells is shown row by row on narrow screens instead. */
export const prepareTables = (html: string): string =>
	html.replace(/<table>[\s\S]*?<\/table>/g, (table) =>
		insides(table, 'td').some((cell) => cell.length > short)
			? `<div data-table="in-rows">${inRows(table)}</div>`
			: `<div data-table tabindex="0">${table}</div>`,
	);
