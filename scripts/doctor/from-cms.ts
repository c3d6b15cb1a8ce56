import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup/install.mjs';

const require = createRequire(join(root, 'cms/package.json'));

/** Loads a package that is installed only for the CMS. The caller gives the type of the part it uses. */
export const fromCms = <Module>(name: string): Module => require(name);
