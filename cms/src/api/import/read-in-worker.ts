import { join } from 'node:path';
import { pool } from 'workerpool';
import { Refusal } from '../../platform/lib/refusal';
import type { ParsedImport } from './reading/parsed-import';
import type { ReadResult } from './reading/read-worker';

const MAX_HEAP_MB = 1024;

/**
 * Reads a folder in a thread that ends afterwards, because parsing and converting an export would block the CMS.
 * @throws Refusal if there is nothing to import in it
 */
export async function readInWorker(root: string): Promise<ParsedImport> {
	const workerPool = pool(join(__dirname, 'reading/read-worker.js'), {
		workerType: 'thread',
		maxWorkers: 1,
		workerThreadOpts: { env: {}, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } },
	});
	try {
		const readResult: ReadResult = await workerPool.exec('read', [root]);
		if ('refusal' in readResult) throw new Refusal(readResult.refusal);
		return readResult.parsed;
	} finally {
		await workerPool.terminate(true);
	}
}
