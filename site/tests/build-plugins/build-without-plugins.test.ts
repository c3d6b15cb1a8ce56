import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changes } from '../../scripts/changes.ts';
import { setupCms } from '../../src/testing/cms';
import { site as content } from '../../src/testing/samples';
import { site, startNode, startServer } from '../support/start-server.ts';

const cms = setupCms();
const reactRouter = join(site, '../node_modules/.bin/react-router');
const production = { NODE_ENV: 'production' };

const build = (env: Readonly<Record<string, string>>) =>
	startNode([reactRouter, 'build'], { ...production, ...env });

/** Returns the scripts that a page preloads. */
const scriptsOf = (html: string) =>
	Array.from(html.matchAll(/<link rel="modulepreload"[^>]*? href="([^"]+)"/g), ([, path]) => path);

test('a site built without any of the plugins serves its pages', async () => {
	// Inside the site's folder, because Sharp is not bundled and has to be resolved.
	const folder = join(site, '.cache', `without-${process.pid}`);
	const names = changes.map(({ name }) => name);
	const built = build({ BUILD_WITHOUT: names.join(), BUILD_DIRECTORY: folder });
	try {
		expect(await built.ended, built.printed()).toBe(0);
		const cmsPort = Number(new URL(cms.address).port);
		const server = await startServer([join(folder, 'server/index.js')], cmsPort, production);
		try {
			const page = await fetch(server.address);
			const html = await page.text();
			expect(page.status, server.printed()).toBe(200);
			expect(html).toContain(content.ownerName);
			// The scripts-last plugin is off.
			expect(html).toContain('<script type="module" async="">');
			const paths = scriptsOf(html);
			expect(paths.length).toBeGreaterThan(5);
			const answers = await Promise.all(paths.map((path) => fetch(server.address + path)));
			expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
			const texts = await Promise.all(answers.map((answer) => answer.text()));
			// The route-chunks plugin is off.
			expect(texts.join()).toContain('reloading page');
			const services = await fetch(`${server.address}/services`);
			expect(services.status).toBe(200);
		} finally {
			await server.stop();
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}, 300_000);

test('an unknown plugin name fails the build and lists the valid names', async () => {
	const built = build({ BUILD_WITHOUT: 'lean-chakra,lean-react' });
	expect(await built.ended).toBe(1);
	expect(built.printed()).toContain('BUILD_WITHOUT: no plugin lean-react');
	for (const { name } of changes) expect(built.printed()).toContain(name);
}, 60_000);
