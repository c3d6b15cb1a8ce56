import { useMemo } from 'react';
import { Article } from '../ui/article/article';
import { prepareArticle } from '../ui/article/prepare';

/** A project's story as it reads on its page. */
export function Story({ html }: { html: string }) {
	const prepared = useMemo(() => prepareArticle(html).html, [html]);
	return <Article html={prepared} />;
}
