import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from './install.mjs';

const cmsRequire = createRequire(join(repositoryRoot, 'cms/package.json'));

/** Loads a package that is installed only for the CMS. The caller gives the type of the part it uses. */
export const requireFromCms = <Module>(name: string): Module => cmsRequire(name);
