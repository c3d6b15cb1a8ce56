import type { Browser, Page } from '@playwright/test';

const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
} as const;

const bitsPerByte = 8;
const network = {
	offline: false,
	/** Milliseconds. */
	latency: 150,
	/** Bytes per second. */
	downloadThroughput: 1_600_000 / bitsPerByte,
	uploadThroughput: 750_000 / bitsPerByte,
} as const;

/**
 * Opens a page with an empty cache on a simulated slow phone: by default a CPU slowdown that suits a fast laptop, and
 * Chrome's connection emulation unless `line` is 'its own'.
 */
export async function slowPhone(
	browser: Browser,
	line: 'emulated' | 'its own' = 'emulated',
	slowdown = 4,
): Promise<Page> {
	const page = await browser.newPage(phone);
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	if (line === 'emulated') await session.send('Network.emulateNetworkConditions', network);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	return page;
}
