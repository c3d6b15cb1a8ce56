import { posix } from 'node:path';
import { normalizePath } from '../../platform/addresses/page-addresses';
import { mediumIdOf } from './reading/medium';
import type { ImportedPost } from './reading/post';
import { replaceOutsideCode } from './reading/template-tags';
import { linkPatterns, replaceAddresses } from './written-addresses';

/** Finds the new address of a post by an address on its former site. */
export type PostLookup = (address: string, post: ImportedPost) => string | undefined;

function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/** Creates a lookup of posts by their former path, and by their file, as texts link to them. */
export function createPostLookup(paths: ReadonlyMap<ImportedPost, string>): PostLookup {
	const byPath = new Map<string, string>();
	const byFile = new Map<string, string>();
	const byName = new Map<string, string>();
	const byId = new Map<string, string>();
	const hosts = new Set<string>();
	for (const [post, path] of paths) {
		for (const former of post.formerPaths) byPath.set(normalizePath(former), path);
		if (post.formerHost) hosts.add(post.formerHost);
		if (post.linkId) byId.set(post.linkId, path);
		byFile.set(post.from, path);
		const name = post.from.split('/').at(-1) ?? '';
		if (/\.\w+$/.test(name)) byName.set(name.toLowerCase(), path);
	}
	return (address, { folder }) => {
		const pathById = byId.get(mediumIdOf(address));
		if (pathById) return pathById;
		const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;
		if (url && !hosts.has(url.host)) return undefined;
		if (!url && /^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(address)) return undefined;
		const path = decodePath((url ? url.pathname : address).split(/[?#]/, 1)[0] ?? '');
		if (!path || path === '/') return undefined;
		const fragment = /#.*$/.exec(address)?.[0] ?? '';
		const beside = posix.normalize(posix.join(path.startsWith('/') ? '' : folder, path));
		const isFile = /\.(?:mdx?|markdown|html?)$/i.test(path);
		const newPath =
			byPath.get(normalizePath(path)) ??
			byFile.get(beside.replace(/^\/+/, '')) ??
			(isFile ? byName.get(path.split('/').at(-1)?.toLowerCase() ?? '') : undefined);
		return newPath && newPath + fragment;
	};
}

/** Replaces links to other posts of an import by their addresses on this site. */
export const rewriteLinks = (post: ImportedPost, find: PostLookup): string =>
	replaceOutsideCode(post.text, (part) =>
		replaceAddresses(part, linkPatterns, (address) => find(address, post) ?? address),
	);
