import { existsSync } from 'node:fs';

const installed =
	process.env.CHROMIUM_PATH ??
	['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** How Chromium is started: the installed one, with nothing in it that talks to its maker meanwhile. */
export const chromiumOptions = (...args: string[]) => ({
	...(installed ? { executablePath: installed } : {}),
	args: [
		'--no-sandbox',
		'--disable-gpu',
		// As a browser with a window measures text.
		'--font-render-hinting=none',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		...args,
	],
});
