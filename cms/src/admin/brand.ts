import type { Site } from '@sumu/contract';

/** Timeout in milliseconds for the settings; after that the panel starts without them. */
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

/** Owner name and brand, loaded once when the panel opens; null if they could not be loaded. */
export const site = await read();

export const name = site?.ownerName ?? 'Your site';
