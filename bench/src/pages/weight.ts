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

/** Starts counting. The returned function waits for pending responses. */
export function observeWeight(page: Page): () => Promise<readonly Loaded[]> {
	const underWay: Promise<Loaded>[] = [];
	page.on('response', (response) => {
		if (!response.url().startsWith('http')) return;
		const loaded = async () => {
			const { responseBodySize, responseHeadersSize } = await response.request().sizes();
			const bytes = responseBodySize + responseHeadersSize;
			return { kind: kindOf(response), url: response.url(), bytes };
		};
		underWay.push(loaded());
	});
	return () => Promise.all(underWay);
}
