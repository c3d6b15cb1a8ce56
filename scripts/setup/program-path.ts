import { delimiter, join } from 'node:path';

/** Returns a PATH that starts with the programs installed for a folder of `root`, as npm sets it for scripts. */
export const programPath = (root: string, folder: string): string =>
	[join(root, folder), root]
		.map((path) => join(path, 'node_modules/.bin'))
		.concat(process.env.PATH ?? '')
		.join(delimiter);
