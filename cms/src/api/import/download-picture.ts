import { setTimeout as pause } from 'node:timers/promises';
import { uploadLimits } from '@sumu/contract';
import pLimit from 'p-limit';
import { requestPublicAddress } from '../../platform/links/request-public-address';

const DOWNLOAD_TIMEOUT_MS = 20_000;
const RETRY_AFTER_MS = 1_000;
/** Pictures requested at the same time. */
const downloadQueue = pLimit(4);

const uploadRequest = async (address: string) =>
	(
		await requestPublicAddress(address, {
			most: uploadLimits.bytes,
			whole: true,
			signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS),
		})
	).body;

/** Errors that a second try can cure: a broken connection, a slow or an overloaded server. */
const isTemporary = (error: unknown) => {
	const { code = '', name = '', message = '' } = Object(error);
	return (
		/^(?:ECONNRESET|ETIMEDOUT|EPIPE|EAI_AGAIN)$/.test(code) ||
		name === 'TimeoutError' ||
		/answered (?:429|5\d\d)/.test(message)
	);
};

async function requestTwice(address: string): Promise<Buffer> {
	try {
		return await uploadRequest(address);
	} catch (error) {
		if (!isTemporary(error)) throw error;
		await pause(RETRY_AFTER_MS);
		return uploadRequest(address);
	}
}

/**
 * Downloads a picture from the first of these addresses that answers.
 * @throws Error of the last one
 */
export const downloadPicture = (addresses: readonly string[]): Promise<Buffer> =>
	downloadQueue(async () => {
		let lastError: unknown = new Error('It has no address');
		for (const webAddress of addresses)
			try {
				return await requestTwice(webAddress);
			} catch (error) {
				lastError = error;
			}
		throw lastError;
	});
