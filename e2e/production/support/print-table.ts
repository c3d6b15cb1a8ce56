import { table } from './rows';

/** Vitest's workers find the same file. */
export default function printTable() {
	process.env.PRODUCTION_RUN = String(process.pid);
	return () => console.log(`\n${table()}\n`);
}
