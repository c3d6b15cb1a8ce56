import { escapeHtml } from './html';

/** Renders a text as HTML without formatting; paragraphs and line breaks are kept. */
export const renderParagraphs = (text: string): string =>
	text
		.split(/\n[^\S\n]*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
		.join('\n');
