import { useMemo } from 'react';
import { useWords } from '../lib/words/use-words';
import { Article } from '../ui/article/article';
import { prepareArticle } from '../ui/article/prepare-article';

/** A project's story, rendered as on its page. */
export function Story({ html }: { html: string }) {
	const words = useWords();
	const articleHtml = useMemo(() => prepareArticle(html, words).html, [html, words]);
	return <Article html={articleHtml} />;
}
