import { beforeTable } from './before';
import { cachedTable } from './cached';
import { importTable } from './import';
import { interactionTable } from './interactions';
import { lighthouseTable } from './lighthouse';
import { listTable } from './lists';
import { memoryTable } from './memory';
import { pageTable } from './pages';
import { peerTable } from './peer';
import { writeTable } from './report';
import { sitemapTable } from './sitemap';
import { markdown, type Table } from './table';
import { broken } from './violated-rules';

const tables: readonly Table[] = [
	listTable,
	pageTable,
	lighthouseTable,
	cachedTable,
	memoryTable,
	importTable,
	sitemapTable,
	interactionTable,
];

/** Run only by name, because they need an earlier checkout or another site. */
const byName: readonly Table[] = [beforeTable, peerTable];

/** Measures the named tables, or all of `tables`, and writes them into README.md. */
async function main(wanted: readonly string[]) {
	const all = [...tables, ...byName];
	const names = all.map(({ name }) => name);
	const unknown = wanted.filter((name) => !names.includes(name));
	if (unknown.length > 0) throw new Error(`No table ${unknown.join(', ')}; there are: ${names}`);
	const measured = wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : tables;
	for (const { name, headings, measure } of measured) {
		const table = markdown(headings, await measure());
		console.log(`\n${table}\n`);
		writeTable(name, table);
	}
	for (const rule of broken) console.error(`!!! ${rule}`);
	// Explicit exit, because a measurement may have set another exit code.
	if (broken.length > 0) process.exit(1);
}

await main(process.argv.slice(2));
