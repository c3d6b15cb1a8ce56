import { defaultTranslator } from '../../lib/words/words';
import { Article } from '../../ui/article/article';
import { prepareArticle } from '../../ui/article/prepare';

/** Renders HTML from the CMS as the site does. */
export const showArticle = (html: string) => (
	<Article html={prepareArticle(html, defaultTranslator).html} />
);
