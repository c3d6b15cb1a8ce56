import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../builds/build';
import { buildConfigs } from '../builds/builds';
import { repositoryRoot } from '../setup/install.mjs';
import { compileCms, panelFolder } from './compile-cms';

const cmsFolder = join(repositoryRoot, 'cms');

/**
 * Compiles the CMS for `npm run dev` and gives it the panel. Builds the panel only if it is missing: that takes a minute,
 * and a panel older than its sources is sufficient for work on the CMS and the site.
 */
export async function buildForDev(): Promise<void> {
	const panel = join(repositoryRoot, buildConfigs.panel.output);
	if (!existsSync(panel)) await build('panel');
	await compileCms(cmsFolder);
	const link = join(cmsFolder, 'dist-dev', panelFolder);
	rmSync(link, { recursive: true, force: true });
	symlinkSync(panel, link, 'junction');
}
