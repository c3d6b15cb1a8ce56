import { type Blog, type Rating, truncation } from '@sumu/contract';
import { LRUCache } from 'lru-cache';
import readingTime from 'reading-time';
import removeMarkdown from 'remove-markdown';
import { type FileRow, pictured } from '../../platform/media/picture';

export interface BlogRow {
	documentId: string;
	topic: string;
	author: string;
	description: string;
	date: string;
	updatedAt: string;
	img: FileRow | null;
	imageUrl: string | null;
	rating?: Rating | null;
}

export const blogColumns = [
	'documentId',
	'topic',
	'author',
	'description',
	'date',
	'updatedAt',
	'imageUrl',
];

/** A Markdown text without its marks, on one line, cut to `most` characters. */
const excerpt = (markdown: string, most: number) =>
	removeMarkdown(markdown).replace(/\s+/g, ' ').trim().slice(0, most);

interface Digest {
	excerpt: string;
	readingMinutes: number;
}

/** Reading a text through costs more than reading it from the database. */
const digests = new LRUCache<string, Digest>({
	/** Characters. */
	maxSize: 8_000_000,
	sizeCalculation: (_, text) => text.length + 1,
	memoMethod: (text) => ({
		excerpt: excerpt(text, truncation.blogDescription),
		readingMinutes: Math.max(1, Math.ceil(readingTime(text).minutes)),
	}),
});

export function presentBlog(row: BlogRow): Blog {
	const { address, picture } = pictured(row.img, row.imageUrl, row.topic);
	return {
		_id: row.documentId,
		topic: row.topic,
		author: row.author,
		description: row.description,
		...digests.memo(row.description),
		date: new Date(row.date).toISOString(),
		updated: new Date(row.updatedAt).toISOString(),
		img: address,
		picture,
		rating: row.rating ?? null,
	};
}
