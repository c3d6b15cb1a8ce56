import type { Fault } from './faults';

/**
 * Returns the source with the fault in it.
 * @throws if its text does not occur exactly once: the code has changed, so the fault must change too
 */
export function plantFault(source: string, { file, find, replace }: Fault): string {
	const count = source.split(find).length - 1;
	if (count !== 1) throw new Error(`${file} has this text ${count} times, not once: ${find}`);
	return source.replace(find, () => replace);
}
