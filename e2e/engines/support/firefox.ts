import { type Browser, type ConsoleMessage, type ElementHandle, launch } from 'puppeteer-core';
import type { Engine, Handle, Window } from './engine-window';

/** NS_BINDING_ABORTED: a navigation ended the download. */
const ABORTED_FONT = /downloadable font: download failed .* status=2152398850 /;
const BROWSER = '/usr/bin/firefox-esr';
const START_TIMEOUT_MS = 60_000;

/** Starts Debian's `firefox-esr`, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
	const browser = await launch({
		browser: 'firefox',
		executablePath: BROWSER,
		headless: true,
		timeout: START_TIMEOUT_MS,
		// Scrollbars take no space, as on a phone and in the other engines.
		extraPrefsFirefox: {
			'ui.useOverlayScrollbars': 1,
			'widget.gtk.overlay-scrollbars.enabled': true,
		},
	});
	return {
		name: 'Firefox',
		open: () => openWindow(browser),
		stop: () => browser.close(),
	};
}

const toHandle = (element: ElementHandle<Element>): Handle => ({
	click: () => element.click(),
	type: (text) => element.type(text),
	async attach(file) {
		const input = await element.toElement('input');
		await input.uploadFile(file);
	},
});

/** Writes a call as text: Puppeteer's argument types fit no generic function. */
const writeCall = (script: (...args: never) => unknown, args: readonly unknown[]) =>
	`(${script})(...${JSON.stringify(args)})`;

/** Returns the text of a console message, whose arguments are objects in the page. */
async function readText(message: ConsoleMessage): Promise<string> {
	const texts = message
		.args()
		.map((value) =>
			value.evaluate((one) => (one instanceof Error ? `${one}\n${one.stack}` : String(one))),
		);
	return Promise.all(texts).then(
		(all) => all.join(' ') || message.text(),
		() => message.text(),
	);
}

async function openWindow(browser: Browser): Promise<Window> {
	const context = await browser.createBrowserContext();
	const page = await context.newPage();
	const errors: Promise<string>[] = [];
	// A navigation aborts the downloads of the page before, which logs errors.
	let isLeaving = false;
	const noteError = (text: string, error: Promise<string>) => {
		if (!isLeaving && !ABORTED_FONT.test(text)) errors.push(error);
	};
	page.on('framenavigated', () => {
		isLeaving = false;
	});
	page.on('console', (message) => {
		if (message.type() === 'error') noteError(message.text(), readText(message));
	});
	page.on('pageerror', (error) => noteError(String(error), Promise.resolve(String(error))));
	return {
		async goto(address) {
			isLeaving = true;
			await page.goto(address);
			isLeaving = false;
		},
		resize: (width, height) => page.setViewport({ width, height }),
		async run<Args extends readonly unknown[], Result>(
			script: (...args: Args) => Result | Promise<Result>,
			...args: Args
		) {
			return (await page.evaluate(writeCall(script, args))) as Result;
		},
		async find(script, ...args) {
			const found = (await page.evaluateHandle(writeCall(script, args))).asElement();
			return found ? toHandle(found as ElementHandle<Element>) : undefined;
		},
		takeErrors: () => Promise.all(errors.splice(0)),
		close: () => context.close(),
	};
}
