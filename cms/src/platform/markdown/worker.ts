import { worker, workerEmit } from 'workerpool';
import { markdownRenderer } from './dialect';
import { addHeadingIds } from './heading-ids';
import { sanitizeMarkup } from './sanitize';

/**
 * Renders Markdown as sanitized HTML. Runs in a worker thread, which has no environment variables and no database.
 */
function renderMarkdown(text: string, siteOrigin: string): string {
	// The timeout starts here, so that it does not include the start of the thread.
	workerEmit('started');
	return addHeadingIds(sanitizeMarkup(markdownRenderer.render(text), siteOrigin));
}

worker({ render: renderMarkdown });
