import type { Page, Response } from '@playwright/test';

/** Resource kinds by media type. */
const kinds = {
	html: /^text\/html/,
	script: /javascript/,
	style: /^text\/css/,
	picture: /^image\//,
	font: /font/,
	other: /^/,
} as const;

export type Kind = keyof typeof kinds;

interface Loaded {
	readonly kind: Kind;
	readonly url: string;
	/** Transferred size: compressed, headers included. */
	readonly bytes: number;
}

function kindOf(response: Response): Kind {
	const type = response.headers()['content-type'] ?? '';
	const names = Object.keys(kinds) as Kind[];
	return names.find((name) => kinds[name].test(type)) ?? 'other';
}

/** Starts counting. The returned function stops, and waits for pending responses. */
export function observeWeight(page: Page): () => Promise<readonly Loaded[]> {
	const pendingResponses: Promise<Loaded>[] = [];
	const measure = async (response: Response): Promise<Loaded> => {
		const { responseBodySize, responseHeadersSize } = await response.request().sizes();
		const bytes = responseBodySize + responseHeadersSize;
		return { kind: kindOf(response), url: response.url(), bytes };
	};
	const count = (response: Response) => {
		if (response.url().startsWith('http')) pendingResponses.push(measure(response));
	};
	page.on('response', count);
	return () => {
		// A later response would be measured while the page closes.
		page.off('response', count);
		return Promise.all(pendingResponses);
	};
}
