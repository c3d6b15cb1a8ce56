/** Letters a cell of figures or a few words has at most. */
const short = 40;

const bare = (html: string) => html.replace(/<[^>]+>/g, '').trim();

const insides = (html: string, tag: string) =>
	[...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
		([, inside = '']) => bare(inside),
	);

/** Each cell with its column's name, to be read a row at a time; roles, as laid out so it is no table to a browser. */
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

/** Tables that scroll by themselves; one of sentences is read a row at a time where it is narrow. */
export const prepareTables = (html: string): string =>
	html.replace(/<table>[\s\S]*?<\/table>/g, (table) =>
		insides(table, 'td').some((cell) => cell.length > short)
			? `<div data-table="in-rows">${inRows(table)}</div>`
			: `<div data-table tabindex="0">${table}</div>`,
	);
