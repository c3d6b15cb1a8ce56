import { existsSync } from 'node:fs';

const installed =
	process.env.CHROMIUM_PATH ??
	['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** Launch options: the installed Chromium if there is one, without background requests to its vendor. */
export const chromiumOptions = (...args: string[]) => ({
	...(installed ? { executablePath: installed } : {}),
	args: [
		'--no-sandbox',
		'--disable-gpu',
		// Measures text like a browser with a window.
		'--font-render-hinting=none',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		...args,
	],
});
