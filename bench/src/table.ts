/** One table of `README.md`: what is measured, and how. */
export interface Table {
	/** Names its place in README.md, between `<!-- name -->` and `<!-- /name -->`. */
	readonly name: string;
	readonly headings: readonly string[];
	/** Takes the measurements of one run; minutes. */
	readonly measure: () => Promise<readonly Row[]>;
}

export type Row = readonly (string | number)[];

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const line = (cells: Row) => `| ${cells.join(' | ')} |`;

/** A Markdown table; the first column is text, all others are figures. */
export const markdown = (headings: readonly string[], rows: readonly Row[]) =>
	[
		line(headings),
		line(headings.map((_, index) => (index === 0 ? '---' : '---:'))),
		...rows.map(line),
	].join('\n');
