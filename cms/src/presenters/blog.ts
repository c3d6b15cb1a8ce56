import { type Blog, truncation } from '@sumu/contract';
import readingTime from 'reading-time';
import removeMarkdown from 'remove-markdown';
import { type FileRow, pictured } from './picture';

export interface BlogRow {
	documentId: string;
	topic: string;
	author: string;
	description: string;
	date: string;
	img: FileRow | null;
	imageUrl: string | null;
}

export const blogColumns = ['documentId', 'topic', 'author', 'description', 'date', 'imageUrl'];

/** The first characters of a text on one line, cut between words. */
function excerpt(markdown: string, most: number): string {
	const text = removeMarkdown(markdown).replace(/\s+/g, ' ').trim();
	if (text.length <= most) return text;
	const cut = text.slice(0, most + 1);
	const space = cut.lastIndexOf(' ');
	return space > 0 ? cut.slice(0, space) : text.slice(0, most);
}

export function presentBlog(row: BlogRow): Blog {
	const { address, picture } = pictured(row.img, row.imageUrl, row.topic);
	return {
		_id: row.documentId,
		topic: row.topic,
		author: row.author,
		description: row.description,
		excerpt: excerpt(row.description, truncation.blogDescription),
		readingMinutes: Math.max(1, Math.ceil(readingTime(row.description).minutes)),
		date: new Date(row.date).toISOString(),
		img: address,
		picture,
	};
}
