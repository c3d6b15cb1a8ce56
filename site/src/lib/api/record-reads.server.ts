import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** Digests of the responses that a page was rendered from, by their addresses. */
export type RecordedReads = ReadonlyMap<string, string>;

const readsStorage = new AsyncLocalStorage<Map<string, string>>();

/** Differs from every digest, so a page that was rendered without a response is rendered again. */
const FAILED_READ = 'failed';

export async function digestResponse(response: Response): Promise<string> {
	const bodyBytes = new Uint8Array(await response.arrayBuffer());
	return `${response.status} ${createHash('sha1').update(bodyBytes).digest('base64')}`;
}

/** Runs a function and returns, with its result, the responses that it read with `fetchRecorded`. */
export async function recordReads<Result>(
	run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly reads: RecordedReads }> {
	const reads = new Map<string, string>();
	return { result: await readsStorage.run(reads, run), reads };
}

/** Sends a request like `fetch` and records the digest of its response for the page that is being rendered. */
export const fetchRecorded: typeof fetch = async (...request) => {
	const reads = readsStorage.getStore();
	if (!reads) return fetch(...request);
	const address = String(request[0]);
	reads.set(address, FAILED_READ);
	const response = await fetch(...request);
	reads.set(address, await digestResponse(response.clone()));
	return response;
};
