import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Starts Chromium, with nothing in it that talks to its maker meanwhile. */
export const startBrowser = (...args: string[]): Promise<Browser> =>
	chromium.launch({
		...(existsSync(installed) ? { executablePath: installed } : {}),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			...args,
		],
	});
