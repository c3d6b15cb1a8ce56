import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from './install.mjs';

const cmsRequire = createRequire(join(repositoryRoot, 'cms/package.json'));

/** Loads a package that is installed only for the CMS. The caller gives the type of the part it uses. */
export const requireFromCms = <Module>(name: string): Module => cmsRequire(name);

/** Returns a PATH that starts with the programs installed for a folder of `root`, as npm sets it for scripts. */
export const programPath = (root: string, folder: string): string =>
	[join(root, folder), root]
		.map((path) => join(path, 'node_modules/.bin'))
		.concat(process.env.PATH ?? '')
		.join(delimiter);
