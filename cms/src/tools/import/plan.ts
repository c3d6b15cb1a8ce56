import { Refusal } from '../with-cms';
import { ghostData, readGhost } from './ghost';
import { readMarkdown } from './markdown';
import type { ParsedImport } from './post';
import type { ImportSource } from './source';
import { readWordpress, wordpressChannel } from './wordpress';

const filterByExtension = (files: readonly string[], ending: RegExp) =>
	files.filter((file) => ending.test(file));

/**
 * Returns the posts in a source, in any of the supported formats.
 * @throws Refusal if there are none
 */
export async function postsIn(source: ImportSource): Promise<ParsedImport> {
	const unreadNotes = source.unread.map((folder) => `Left out, for it cannot be read: ${folder}`);
	for (const file of filterByExtension(source.files, /\.json$/i)) {
		const data = ghostData(await source.read(file));
		if (!data) continue;
		const { posts, notes } = readGhost(file, data);
		return { posts, notes: [...notes, ...unreadNotes] };
	}
	const parsedImports: ParsedImport[] = [];
	for (const file of filterByExtension(source.files, /\.xml$/i)) {
		const channel = wordpressChannel(await source.read(file));
		if (channel) parsedImports.push(readWordpress(file, channel));
	}
	if (parsedImports.length === 0)
		parsedImports.push(
			await readMarkdown(source, filterByExtension(source.files, /\.(?:md|markdown)$/i)),
		);
	const mergedImport = {
		posts: parsedImports.flatMap(({ posts }) => posts),
		notes: [...parsedImports.flatMap(({ notes }) => notes), ...unreadNotes],
	};
	if (mergedImport.posts.length > 0) return mergedImport;
	throw new Refusal(
		[
			'There is no post in it: no Markdown with front matter, no export of Ghost (.json) or WordPress (.xml).',
			...mergedImport.notes,
		].join('\n  '),
	);
}
