import MarkdownIt from 'markdown-it';
import { cards } from './cards';
import { footnotes } from './footnotes';
import { headings } from './headings';
import { highlight, limitLinks } from './limits';
import { pairs } from './pairs';
import { quotes } from './quotes';
import { tasks } from './tasks';

/**
 * GitHub's dialect with headings 2 to 4, and more: a quote's last line behind a dash is its source, and
 * two pictures on one line stand side by side. What comes out is not sanitized.
 */
export const markdown = new MarkdownIt({ html: true, linkify: true, highlight })
	.use(limitLinks)
	.use(footnotes)
	.use(headings)
	.use(tasks)
	.use(quotes)
	.use(pairs)
	.use(cards);
