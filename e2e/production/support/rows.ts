import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a fault did. */
export interface Row {
	readonly fault: string;
	/** How often each status, or broken connection, was seen. */
	readonly seen: Readonly<Record<string, number>>;
	/** Seconds from the fault to the last request that was answered worse than usual. */
	readonly seconds: number;
	/** Writes that were acknowledged, and those of them that are in the database. */
	readonly acknowledged: number;
	readonly found: number;
}

const file = () => join(tmpdir(), `production-${process.env.PRODUCTION_RUN ?? 'rows'}.jsonl`);

export const addRow = (row: Row) => appendFileSync(file(), `${JSON.stringify(row)}\n`);

const cell = ({ seen }: Row) =>
	Object.entries(seen)
		.map(([name, count]) => `${name}: ${count}`)
		.join(', ');

/** All rows as a Markdown table; forgets them. */
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
