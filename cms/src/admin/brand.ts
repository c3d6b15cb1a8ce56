import type { Site } from '@sumu/contract';

/** Milliseconds that the panel waits for the settings before it starts without them. */
const patience = 3000;

async function read(): Promise<Pick<Site, 'ownerName' | 'brand'> | null> {
	try {
		const response = await fetch('/api/site', { signal: AbortSignal.timeout(patience) });
		if (response.ok) return (await response.json()).data;
		await response.body?.cancel();
		return null;
	} catch {
		return null;
	}
}

/** Whose panel it is and how their site looks, as it stood when the panel was opened; null where nobody told. */
export const site = await read();

export const name = site?.ownerName ?? 'Your site';
