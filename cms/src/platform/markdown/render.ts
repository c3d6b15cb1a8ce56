import hljs from 'highlight.js/lib/common';
import MarkdownIt from 'markdown-it';
import { sanitized } from './sanitized';

function highlight(code: string, language: string): string {
	if (!hljs.getLanguage(language)) return '';
	return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}

const markdown = new MarkdownIt({ html: true, linkify: true, highlight });

/** Markdown as HTML that may stand in a page: sanitized, its code highlighted. */
export const rendered = (text: string): string => sanitized(markdown.render(text));
