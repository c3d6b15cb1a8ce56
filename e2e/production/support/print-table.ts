import { table } from './fault-table';

/** Prints the table after the tests. The variable lets all workers of Vitest find the same file. */
export default function printTable() {
	process.env.PRODUCTION_RUN = String(process.pid);
	return () => console.log(`\n${table()}\n`);
}
