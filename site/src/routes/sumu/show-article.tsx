import { asWritten } from '../../lib/words/words';
import { Article } from '../../ui/article/article';
import { prepareArticle } from '../../ui/article/prepare';

/** Shows a text that the CMS rendered as the site does. */
export const showArticle = (html: string) => (
	<Article html={prepareArticle(html, asWritten).html} />
);
