import { descendants } from '../../support/processes';

/** Ends of the command lines: after `node` come the options of `scripts/launcher/memory.ts`. */
const commands = { site: 'build/server/index.js', cms: 'dist/src/start.js' } as const;

/**
 * Returns the memory of a part of the product, in megabytes.
 * @param ancestor id of the process that started the product: the machine may run other products
 */
export function memoryOf(part: keyof typeof commands, ancestor: number): number {
	const found = descendants(ancestor).find(({ command }) => command.endsWith(commands[part]));
	if (!found) throw new Error(`The process of the ${part} is not found`);
	return found.mb;
}
