import { Refusal } from '../with-cms';
import { ghostData, readGhost } from './ghost';
import { readMarkdown } from './markdown';
import type { Imported } from './post';
import type { Source } from './source';
import { readWordpress, wordpressChannel } from './wordpress';

const ending = (files: readonly string[], ending: RegExp) =>
	files.filter((file) => ending.test(file));

/**
 * Returns the posts in a source, in any of the supported formats.
 * @throws Refusal if there are none
 */
export async function postsIn(source: Source): Promise<Imported> {
	const unread = source.unread.map((folder) => `Left out, for it cannot be read: ${folder}`);
	for (const file of ending(source.files, /\.json$/i)) {
		const data = ghostData(await source.read(file));
		if (!data) continue;
		const { posts, notes } = readGhost(file, data);
		return { posts, notes: [...notes, ...unread] };
	}
	const found: Imported[] = [];
	for (const file of ending(source.files, /\.xml$/i)) {
		const channel = wordpressChannel(await source.read(file));
		if (channel) found.push(readWordpress(file, channel));
	}
	if (found.length === 0)
		found.push(await readMarkdown(source, ending(source.files, /\.(?:md|markdown)$/i)));
	const all = {
		posts: found.flatMap(({ posts }) => posts),
		notes: [...found.flatMap(({ notes }) => notes), ...unread],
	};
	if (all.posts.length > 0) return all;
	throw new Refusal(
		[
			'There is no post in it: no Markdown with front matter, no export of Ghost (.json) or WordPress (.xml).',
			...all.notes,
		].join('\n  '),
	);
}
