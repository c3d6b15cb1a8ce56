import { join } from 'node:path';
import { pool } from 'workerpool';
import { env } from '../../env';

/** Milliseconds for rendering one text; an ordinary article takes less than 100. */
const RENDER_TIMEOUT_MS = 2000;
/** Milliseconds after which a thread that does not stop is terminated. */
const TERMINATE_TIMEOUT_MS = 50;

const workerPool = pool(join(__dirname, 'worker.js'), {
	workerType: 'thread',
	maxWorkers: 2,
	workerTerminateTimeout: TERMINATE_TIMEOUT_MS,
	workerThreadOpts: { env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } },
});

/**
 * Renders a Markdown text in a worker thread, so that no text blocks the CMS. Resolves to null if it takes longer
 * than the limit, or fails.
 */
export async function renderInWorker(text: string): Promise<string | null> {
	const task = workerPool.exec('render', [text, env.origins.site], {
		on: () => void task.timeout(RENDER_TIMEOUT_MS),
	});
	try {
		return await task;
	} catch (error) {
		strapi.log.warn(`A text of ${text.length} characters could not be rendered: ${error}`);
		return null;
	}
}

/** Ends the worker threads, at shutdown. */
export const endWorkers = () => workerPool.terminate(true);
