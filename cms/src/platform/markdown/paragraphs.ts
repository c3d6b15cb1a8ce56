import { escaped } from './html';

/** A text as HTML without any formatting: its paragraphs, its lines, its words. */
export const paragraphs = (text: string): string =>
	text
		.split(/\n[^\S\n]*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
		.join('\n');
