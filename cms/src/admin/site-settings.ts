import type { Site } from '@sumu/contract';

/** Timeout in milliseconds for the settings; after that the panel starts without them. */
const SETTINGS_TIMEOUT_MS = 3000;

async function fetchSiteSettings(): Promise<Pick<Site, 'ownerName' | 'brand'> | null> {
	try {
		const response = await fetch('/api/site', { signal: AbortSignal.timeout(SETTINGS_TIMEOUT_MS) });
		if (response.ok) return (await response.json()).data;
		await response.body?.cancel();
		return null;
	} catch {
		return null;
	}
}

/** Owner name and brand, loaded once when the panel opens; null if they could not be loaded. */
export const siteSettings = await fetchSiteSettings();

export const siteName = siteSettings?.ownerName ?? 'Your site';
