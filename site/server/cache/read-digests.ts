import { digestResponse, type RecordedReads } from '../../src/lib/api/record-reads.server.ts';

type ReadFetcher = (address: string) => Promise<Response>;

/**
 * Compares the responses that a page was rendered from with the current ones of the CMS. Each response is requested at
 * most once after a change, for all pages together.
 */
export class ReadDigests {
	#digests = new Map<string, Promise<string>>();

	constructor(private readonly fetchRead: ReadFetcher) {}

	/** Forgets all responses, because the content has changed. */
	forget(): void {
		this.#digests = new Map();
	}

	/** Checks whether every response is the same as when the page was rendered; false if one cannot be read. */
	async areUnchanged(reads: RecordedReads): Promise<boolean> {
		if (reads.size === 0) return false;
		const comparisons = [...reads].map(
			async ([address, digest]) => (await this.#digestOf(address)) === digest,
		);
		return (await Promise.all(comparisons)).every(Boolean);
	}

	#digestOf(address: string): Promise<string> {
		const knownDigest = this.#digests.get(address);
		if (knownDigest) return knownDigest;
		const newDigest = this.fetchRead(address)
			.then(digestResponse)
			.catch(() => '');
		this.#digests.set(address, newDigest);
		return newDigest;
	}
}
