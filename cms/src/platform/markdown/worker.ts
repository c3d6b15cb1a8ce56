import { worker, workerEmit } from 'workerpool';
import { anchored } from './anchors';
import { markdown } from './dialect';
import { sanitizeMarkup } from './sanitized';

/**
 * Renders Markdown as sanitized HTML. Runs in a worker thread, which has no environment variables and no database.
 */
function render(text: string, siteOrigin: string): string {
	// The timeout starts here, so that it does not include the start of the thread.
	workerEmit('started');
	return anchored(sanitizeMarkup(markdown.render(text), siteOrigin));
}

worker({ render });
