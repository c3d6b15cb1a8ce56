import { cutAtWord, toPlainText } from '../../platform/markdown/plain-text';
import { Refusal } from '../run-program';
import { ghostData, readGhost } from './ghost';
import { readMarkdown } from './markdown';
import type { ImportedPost, ParsedImport } from './post';
import type { ImportSource } from './source';
import { readWordpress, wordpressChannel } from './wordpress';

const filterByExtension = (files: readonly string[], ending: RegExp) =>
	files.filter((file) => ending.test(file));

/** Maximum characters of a title that is made of the first words of a text. */
const MADE_TITLE_LENGTH = 60;

/** Gives a post without a title one of its first words. */
function withTitle(post: ImportedPost): ImportedPost {
	if (post.title) return post;
	const words = toPlainText(post.text);
	const title = cutAtWord(words, MADE_TITLE_LENGTH);
	if (!title) return post;
	return {
		...post,
		title: title.length < words.length && title.length > 0 ? `${title}…` : title,
		conversion: {
			...post.conversion,
			notes: [...post.conversion.notes, 'without a title, so its first words are used'],
		},
	};
}

async function readExports(source: ImportSource): Promise<ParsedImport[]> {
	const parsedImports: ParsedImport[] = [];
	for (const file of filterByExtension(source.files, /\.json$/i)) {
		const data = ghostData((await source.read(file)).text);
		if (data) parsedImports.push(readGhost(file, data));
	}
	for (const file of filterByExtension(source.files, /\.xml$/i)) {
		const channel = wordpressChannel((await source.read(file)).text);
		if (channel) parsedImports.push(readWordpress(file, channel));
	}
	return parsedImports;
}

/**
 * Returns the posts in a source, in any of the supported formats.
 * @throws Refusal if there are none
 */
export async function postsIn(source: ImportSource): Promise<ParsedImport> {
	const parsedImports = await readExports(source);
	if (parsedImports.length === 0)
		parsedImports.push(
			await readMarkdown(
				source,
				filterByExtension(source.files, /\.(?:md|mdx|markdown|mdown|html?)$/i),
			),
		);
	const mergedImport = {
		posts: parsedImports.flatMap(({ posts }) => posts).map(withTitle),
		notes: parsedImports.flatMap(({ notes }) => notes),
		leftOut: [
			...parsedImports.flatMap(({ leftOut }) => leftOut),
			...source.unread.map((folder) => `Left out, for it cannot be read: ${folder}`),
		],
	};
	if (mergedImport.posts.length > 0) return mergedImport;
	throw new Refusal(
		[
			'There is no post in it: no Markdown or MDX, no export of Ghost (.json) or WordPress (.xml).',
			...mergedImport.notes,
			...mergedImport.leftOut,
		].join('\n  '),
	);
}
