import { expect, test } from 'vitest';
import { leanManifest } from '../../scripts/lean-manifest.ts';

const opening = 'window.__reactRouterManifest=';
const script = (manifest: object) => `${opening}${JSON.stringify(manifest)};`;
const read = (written: string) => JSON.parse(written.slice(opening.length, -1));

const manifest = {
	entry: { module: '/entry.js', imports: ['/react.js'], css: [] },
	routes: {
		root: { id: 'root', module: '/root.js', imports: ['/react.js'] },
		list: {
			id: 'list',
			parentId: 'root',
			hasLoader: true,
			hasAction: false,
			module: '/list.js',
			imports: ['/react.js', '/shared.js'],
		},
		item: {
			id: 'item',
			parentId: 'list',
			module: '/item.js',
			imports: ['/shared.js', '/list.js', '/parts.js', '/item-parts.js'],
		},
		feed: { id: 'feed', parentId: 'root', path: '/feed.xml', module: '/feed.js', imports: [] },
		shown: {
			id: 'shown',
			parentId: 'root',
			path: '/feed.html',
			hasDefaultExport: true,
			module: '/shown.js',
			imports: [],
		},
		other: { id: 'other', parentId: 'root', module: '/other.js', imports: ['/shared.js'] },
	},
	version: 'abc',
};

test('the route manifest sorts imports, and omits loaded ones, unused flags and routes without a page', () => {
	const { root, list, item, shown, other } = manifest.routes;
	expect(read(leanManifest(script(manifest)))).toEqual({
		...manifest,
		routes: {
			root: { ...root, imports: undefined },
			list: { ...list, hasAction: undefined, imports: ['/shared.js'] },
			item: { ...item, imports: ['/item-parts.js', '/parts.js'] },
			shown: { ...shown, hasDefaultExport: undefined, imports: undefined },
			other,
		},
	});
});

test.each([
	['another name', script(manifest).replace('__reactRouterManifest', '__manifest')],
	['routes in a list', script({ ...manifest, routes: Object.values(manifest.routes) })],
	['files under another name', script(manifest).replaceAll('"imports"', '"chunks"')],
])('a manifest with %s fails the build', (_, written) => {
	expect(() => leanManifest(written)).toThrow();
});
