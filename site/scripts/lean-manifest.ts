import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isFile } from '../src/config/generated-files.ts';

const opening = 'window.__reactRouterManifest=';
const ending = ';';

/** Files of a module and its imported chunks. */
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
 * Shrinks React Router's route manifest, which lists the files of every route. Files of the entry and of parent routes
 * are already loaded, so they are removed: a third of the script. Routes that respond with a file are removed too,
 * because the browser follows such links itself, and `hasDefaultExport`, which only the server reads. Lists are sorted,
 * because routes share most of their files and gzip then finds longer repetitions.
 * @param script React Router's manifest script
 * @throws if it has an unexpected form
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
	const lean = shown.map(([id, { hasDefaultExport: _, ...route }]) => {
		const before = new Set(loadedWith(route.parentId));
		const imports = route.imports.filter((file) => !before.has(file)).toSorted();
		return [id, had({ ...route, imports })];
	});
	return opening + JSON.stringify({ ...manifest, routes: Object.fromEntries(lean) }) + ending;
}

/** Removes false values and empty lists: a missing property means the same. */
const had = (route: object) =>
	Object.fromEntries(
		Object.entries(route).filter(([, value]) => value !== false && !isEmptyList(value)),
	);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Shrinks the manifest file in a browser build's folder. */
export async function writeLeanManifest(folder: string): Promise<void> {
	const assets = join(folder, 'assets');
	const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
	const scripts = await Promise.all(
		names.map(
			async (name) => [join(assets, name), await readFile(join(assets, name), 'utf8')] as const,
		),
	);
	// The web app manifest is a route, and its empty chunk has a similar name.
	const manifests = scripts.filter(([, script]) => script.length > 0);
	const [written] = manifests;
	if (!written || manifests.length > 1)
		throw new Error(
			`React Router wrote ${manifests.length} manifests, not one; see site/scripts/lean-manifest.ts`,
		);
	const [file, script] = written;
	await writeFile(file, leanManifest(script));
}
