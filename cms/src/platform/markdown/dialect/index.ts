import MarkdownIt from 'markdown-it';
import { cards } from './cards';
import { footnotes } from './footnotes';
import { headings } from './headings';
import { highlight, limitLinks } from './limits';
import { pairs } from './pairs';
import { quotes } from './quotes';
import { tasks } from './tasks';

/**
 * GitHub's Markdown dialect with headings 2 to 4, and more: the last line of a quote behind a dash is its source, and
 * two pictures on one line are shown side by side. The output is not sanitized.
 */
export const markdown = new MarkdownIt({ html: true, linkify: true, highlight })
	.use(limitLinks)
	.use(footnotes)
	.use(headings)
	.use(tasks)
	.use(quotes)
	.use(pairs)
	.use(cards);
