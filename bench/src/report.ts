import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const readme = new URL('../README.md', import.meta.url);

const machine = () =>
	`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`;

/**
 * Replaces the table between its markers in README.md.
 * @throws if the markers are missing
 */
export function writeTable(name: string, table: string): void {
	const text = readFileSync(readme, 'utf8');
	const place = new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`);
	if (!place.test(text)) throw new Error(`README.md has no <!-- ${name} --> … <!-- /${name} -->`);
	const today = new Date().toISOString().slice(0, 10);
	const block = `\n\n${table}\n\nMeasured ${today} on ${machine()}.\n\n`;
	writeFileSync(
		readme,
		text.replace(place, (_, from, to) => from + block + to),
	);
}
