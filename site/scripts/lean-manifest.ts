import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isFile } from '../src/config/is-file.ts';

const opening = 'window.__reactRouterManifest=';
const ending = ';';

/** Files of a module and of the chunks it is made of. */
const chunk = z.looseObject({ module: z.string(), imports: z.array(z.string()) });
const manifestSchema = z.looseObject({
	entry: chunk,
	routes: z.record(
		z.string(),
		chunk.extend({
			parentId: z.string().optional(),
			path: z.string().optional(),
			hasDefaultExport: z.boolean().optional(),
		}),
	),
});

/**
 * A page learns of all routes from one script, where each names every file that it needs. Those of the entry and of the
 * routes around it are loaded before it, so they need not be named again: a third of the script. Nor does it lead to a
 * route that answers with a file: a link to one is the browser's.
 * @param script React Router's own
 * @throws where that is written in another way
 */
export function leanManifest(script: string): string {
	if (!script.startsWith(opening) || !script.endsWith(ending))
		throw new Error(
			`React Router’s manifest no longer is ‘${opening}…${ending}’; see site/scripts/lean-manifest.ts`,
		);
	const manifest = manifestSchema.parse(JSON.parse(script.slice(opening.length, -ending.length)));
	const { entry, routes } = manifest;
	const loadedWith = (id: string | undefined): readonly string[] => {
		const route = id === undefined ? undefined : routes[id];
		return route
			? [...loadedWith(route.parentId), route.module, ...route.imports]
			: [entry.module, ...entry.imports];
	};
	const shown = Object.entries(routes).filter(
		([, { path = '', hasDefaultExport }]) => hasDefaultExport || !isFile(path),
	);
	const lean = shown.map(([id, route]) => {
		const before = new Set(loadedWith(route.parentId));
		return [id, had({ ...route, imports: route.imports.filter((file) => !before.has(file)) })];
	});
	return opening + JSON.stringify({ ...manifest, routes: Object.fromEntries(lean) }) + ending;
}

/** What a route has not is said by leaving it out, too. */
const had = (route: object) =>
	Object.fromEntries(
		Object.entries(route).filter(([, value]) => value !== false && !isEmptyList(value)),
	);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The same of the file in the folder of a browser's build. */
export async function writeLeanManifest(folder: string): Promise<void> {
	const assets = join(folder, 'assets');
	const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
	const scripts = await Promise.all(
		names.map(
			async (name) => [join(assets, name), await readFile(join(assets, name), 'utf8')] as const,
		),
	);
	// The web app’s manifest is a route, whose empty chunk has that name too.
	const manifests = scripts.filter(([, script]) => script.length > 0);
	const [written] = manifests;
	if (!written || manifests.length > 1)
		throw new Error(
			`React Router wrote ${manifests.length} manifests, not one; see site/scripts/lean-manifest.ts`,
		);
	const [file, script] = written;
	await writeFile(file, leanManifest(script));
}
