/** One table of `README.md` and its measurement. */
export interface Table {
	/** Its markers in README.md are `<!-- name -->` and `<!-- /name -->`. */
	readonly name: string;
	readonly headings: readonly string[];
	/** Measures all rows; takes minutes. */
	readonly measure: () => Promise<readonly Row[]>;
}

export type Row = readonly (string | number)[];

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const line = (cells: Row) => `| ${cells.join(' | ')} |`;

/** Formats a Markdown table with figures in all columns except the first. */
export const markdown = (headings: readonly string[], rows: readonly Row[]) =>
	[
		line(headings),
		line(headings.map((_, index) => (index === 0 ? '---' : '---:'))),
		...rows.map(line),
	].join('\n');
