import { descendants } from '../../support/processes';

/** Between `node` and these stand the options of `scripts/launcher/memory.ts`. */
const commands = { site: 'build/server/index.js', cms: 'dist/src/start.js' } as const;

/**
 * Memory of a part of the product, in megabytes.
 * @param ancestor the process the product was started by: this machine may run others
 */
export function memoryOf(part: keyof typeof commands, ancestor: number): number {
	const found = descendants(ancestor).find(({ command }) => command.endsWith(commands[part]));
	if (!found) throw new Error(`The process of the ${part} is not found`);
	return found.mb;
}
