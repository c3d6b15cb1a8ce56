import MarkdownIt from 'markdown-it';
import { linkCardsPlugin } from './cards';
import { footnotesPlugin } from './footnotes';
import { headingsPlugin } from './headings';
import { highlightCode, limitLinks } from './limits';
import { picturePairsPlugin } from './pairs';
import { quotesPlugin } from './quotes';
import { tasksPlugin } from './tasks';

/**
 * GitHub's Markdown dialect with headings 2 to 4, and more: the last line of a quote behind a dash is its source, and
 * two pictures on one line are shown side by side. The output is not sanitized.
 */
export const markdownRenderer = new MarkdownIt({
	html: true,
	linkify: true,
	highlight: highlightCode,
})
	.use(limitLinks)
	.use(footnotesPlugin)
	.use(headingsPlugin)
	.use(tasksPlugin)
	.use(quotesPlugin)
	.use(picturePairsPlugin)
	.use(linkCardsPlugin);
