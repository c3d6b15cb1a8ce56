/** A suite of tests that a fault runs against. */
export type TestArea = 'contract' | 'site' | 'cms' | 'postgres';

/** One planted fault. */
export interface Fault {
	/** Path relative to the root. */
	readonly file: string;
	/** Text that occurs exactly once in the file. */
	readonly find: string;
	readonly replace: string;
	readonly area: TestArea;
	/** Test files that must detect the fault, relative to the area's folder; all of them by default. */
	readonly tests?: readonly string[];
}

export const inContract = (file: string, find: string, replace: string): Fault => ({
	file: `contract/src/${file}`,
	find,
	replace,
	area: 'contract',
});

export const inSite = (file: string, find: string, replace: string, ...tests: string[]): Fault => ({
	file: `site/${file}`,
	find,
	replace,
	area: 'site',
	tests,
});

/**
 * Returns the source with the fault in it.
 * @throws if its text does not occur exactly once: the code has changed, so the fault must change too
 */
export function plantFault(source: string, { file, find, replace }: Fault): string {
	const count = source.split(find).length - 1;
	if (count !== 1) throw new Error(`${file} has this text ${count} times, not once: ${find}`);
	return source.replace(find, () => replace);
}
