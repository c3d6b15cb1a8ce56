import { delimiter, join } from 'node:path';

/** PATH with the programs installed for a folder of `root` before the others, as npm sets it for a script. */
export const programPath = (root: string, folder: string): string =>
	[join(root, folder), root]
		.map((path) => join(path, 'node_modules/.bin'))
		.concat(process.env.PATH ?? '')
		.join(delimiter);
