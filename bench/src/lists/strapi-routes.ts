import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { stringify } from 'qs';
import type { Kind } from './content';

const cms = resolve(import.meta.dirname, '../../../cms');

const isPlugins = (uid: string) => uid.startsWith('plugin::');

/** Path of Strapi's own list of a content type, in a copy made by `withStockRoutes`. */
export function stockPath({ name, uid, picture, sort }: Kind) {
	const page = isPlugins(uid) ? { start: 0, limit: 9 } : { pagination: { page: 1, pageSize: 9 } };
	const query = stringify({ ...page, sort, populate: picture }, { addQueryPrefix: true });
	return `/api/stock/${name}${query}`;
}

function addRoute(dist: string, { name, uid }: Kind) {
	const folder = join(dist, 'src/api', name);
	const write = (part: string, file: string, code: string) => {
		mkdirSync(join(folder, part), { recursive: true });
		writeFileSync(join(folder, part, `${file}.js`), code);
	};
	const factory = (kind: string) =>
		`module.exports = require('@strapi/strapi').factories.createCore${kind}('${uid}');`;
	if (!isPlugins(uid)) {
		write('services', name, factory('Service'));
		write('controllers', 'stock', factory('Controller'));
	}
	const route = {
		method: 'GET',
		path: `/stock/${name}`,
		handler: isPlugins(uid) ? `${uid}.find` : 'stock.find',
		config: { auth: false },
	};
	write('routes', 'stock', `module.exports = ${JSON.stringify({ routes: [route] })};`);
}

/** Copies the compiled CMS and adds Strapi's own list route for each content type. */
export function withStockRoutes(kinds: readonly Kind[]) {
	const folder = mkdtempSync(join(tmpdir(), 'bench-cms-'));
	for (const name of ['node_modules', 'package.json'])
		symlinkSync(join(cms, name), join(folder, name));
	writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"outDir":"dist"}}');
	const dist = join(folder, 'dist');
	cpSync(join(cms, 'dist'), dist, {
		recursive: true,
		filter: (path) => basename(path) !== 'build',
	});
	for (const kind of kinds) addRoute(dist, kind);
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
