import { worker, workerEmit } from 'workerpool';
import { anchored } from './anchors';
import { markdown } from './dialect';
import { sanitizeMarkup } from './sanitized';

/** Markdown as sanitized HTML. Runs in a worker thread, which has no variables and no database. */
function render(text: string, siteOrigin: string): string {
	// The time a thread needs to start is not the text's.
	workerEmit('started');
	return anchored(sanitizeMarkup(markdown.render(text), siteOrigin));
}

worker({ render });
