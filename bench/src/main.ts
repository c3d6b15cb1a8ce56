import { cachedTable } from './cached';
import { importTable } from './import';
import { lighthouseTable } from './lighthouse';
import { listTable } from './lists';
import { memoryTable } from './memory';
import { motionTable } from './motion';
import { pageTable } from './pages';
import { writeTable } from './report';
import { markdown, type Table } from './table';
import { typingTable } from './typing';

const tables: readonly Table[] = [
	listTable,
	pageTable,
	lighthouseTable,
	cachedTable,
	memoryTable,
	motionTable,
	typingTable,
	importTable,
];

/** Measures every table, or those named, and writes them into README.md. */
async function main(wanted: readonly string[]) {
	const names = tables.map(({ name }) => name);
	const unknown = wanted.filter((name) => !names.includes(name));
	if (unknown.length > 0) throw new Error(`No table ${unknown.join(', ')}; there are: ${names}`);
	for (const { name, headings, measure } of tables) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		const table = markdown(headings, await measure());
		console.log(`\n${table}\n`);
		writeTable(name, table);
	}
}

await main(process.argv.slice(2));
