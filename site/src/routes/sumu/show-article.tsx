import { defaultTranslator } from '../../lib/words/translator';
import { Article } from '../../ui/article/article';
import { prepareArticle } from '../../ui/article/prepare-article';

/** Renders HTML from the CMS as the site does. */
export const showArticle = (html: string) => (
	<Article html={prepareArticle(html, defaultTranslator).html} />
);
