import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Effects of a fault. */
export interface Row {
	readonly fault: string;
	/** Number of responses by status; broken connections count too. */
	readonly seen: Readonly<Record<string, number>>;
	/** Seconds from the fault to the last abnormal response. */
	readonly seconds: number;
	/** Number of acknowledged writes, and how many of them are in the database. */
	readonly acknowledged: number;
	readonly found: number;
}

const file = () => join(tmpdir(), `production-${process.env.PRODUCTION_RUN ?? 'rows'}.jsonl`);

export const addRow = (row: Row) => appendFileSync(file(), `${JSON.stringify(row)}\n`);

const cell = ({ seen }: Row) =>
	Object.entries(seen)
		.map(([name, count]) => `${name}: ${count}`)
		.join(', ');

/** Returns all rows as a Markdown table and deletes them. */
export function table(): string {
	if (!existsSync(file())) return '';
	const rows = readFileSync(file(), 'utf8')
		.trim()
		.split('\n')
		.map((line): Row => JSON.parse(line));
	rmSync(file());
	return [
		'| fault | what visitors saw | until all was well, seconds | acknowledged | found |',
		'| --- | --- | --- | --- | --- |',
		...rows.map(
			(row) =>
				`| ${row.fault} | ${cell(row)} | ${row.seconds.toFixed(1)} | ${row.acknowledged} | ${row.found} |`,
		),
	].join('\n');
}
