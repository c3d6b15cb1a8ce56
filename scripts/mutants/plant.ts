import type { Fault } from './faults';

/**
 * Returns the source with the fault in it.
 * @throws where its text is not there exactly once: the code has changed, so must the fault
 */
export function plant(source: string, { file, find, replace }: Fault): string {
	const count = source.split(find).length - 1;
	if (count !== 1) throw new Error(`${file} has this text ${count} times, not once: ${find}`);
	return source.replace(find, () => replace);
}
