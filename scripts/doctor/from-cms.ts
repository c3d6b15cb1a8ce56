import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup/install.mjs';

const require = createRequire(join(root, 'cms/package.json'));

/** What is installed for the CMS alone; the caller says which part of it is used. */
export const fromCms = <Module>(name: string): Module => require(name);
