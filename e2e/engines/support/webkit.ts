import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import type { Engine, Handle, Window } from './engine-window';
import { startRecordingProxy } from './recording-proxy';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const START_TIMEOUT_MS = 30_000;
/** Scrolling through a long page takes its time on a busy machine. */
const SCRIPT_TIMEOUT_MS = 180_000;
const POLL_INTERVAL_MS = 50;

/** MiniBrowser's own toolbar would make the window at least 447 px wide. */
const narrowToolbar =
	'* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

async function findFreePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	if (!address || typeof address === 'string') throw new Error('There is no free port');
	return address.port;
}

/** Starts an X server, which writes the number of a free display to file descriptor 3. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
	const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const pipe = server.stdio[3];
	if (!pipe) throw new Error('Xvfb has no output');
	const [number] = await once(pipe, 'data', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
	return { server, display: `:${String(number).trim()}` };
}

async function isListening(port: number): Promise<boolean> {
	try {
		return (await fetch(`http://127.0.0.1:${port}/status`)).ok;
	} catch {
		return false;
	}
}

/** Starts Debian's WebKitGTK (packages `webkit2gtk-driver` and `xvfb`). */
export async function startWebKit(): Promise<Engine> {
	const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
	mkdirSync(join(folder, 'gtk-3.0'));
	writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
	const { server, display } = await startDisplay();
	const proxy = await startRecordingProxy();
	const port = await findFreePort();
	const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
		stdio: 'ignore',
		env: {
			...process.env,
			DISPLAY: display,
			XDG_CONFIG_HOME: folder,
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
			// Shared memory instead of a graphics card; without any renderer a view transition crashes the browser.
			WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
			LIBGL_ALWAYS_SOFTWARE: '1',
			LANG: 'en_US.UTF-8',
		},
	});
	const deadline = Date.now() + START_TIMEOUT_MS;
	while (!(await isListening(port))) {
		if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
		await wait(POLL_INTERVAL_MS);
	}
	return {
		name: 'WebKit',
		async open() {
			const capabilities = new Capabilities({
				browserName: 'MiniBrowser',
				'webkitgtk:browserOptions': {
					binary: BROWSER,
					args: ['--automation', `--proxy=${proxy.address}`],
				},
			});
			const session = new Builder().usingServer(`http://127.0.0.1:${port}`);
			const driver = await session.withCapabilities(capabilities).build();
			await driver.manage().setTimeouts({ script: SCRIPT_TIMEOUT_MS });
			return openWindow(driver);
		},
		async stop() {
			// A driver that waits for its browser ignores SIGTERM.
			driver.kill('SIGKILL');
			server.kill();
			proxy.stop();
			rmSync(folder, { recursive: true });
		},
	};
}

function openWindow(driver: WebDriver): Window {
	const toHandle = (element: WebElement): Handle => ({
		click: () => element.click(),
		type: (text) => element.sendKeys(text),
		attach: (file) => element.sendKeys(file),
	});
	return {
		goto: (address) => driver.get(address),
		async resize(width, height) {
			await driver.manage().window().setRect({ width, height });
		},
		run: (script, ...args) => driver.executeScript(script, ...args),
		async find(script, ...args) {
			const found = await driver.executeScript(script, ...args);
			return found instanceof WebElement ? toHandle(found) : undefined;
		},
		takeErrors: () =>
			driver.executeScript(() => Reflect.get(window, 'recordedErrors')?.splice(0) ?? []),
		close: () => driver.quit(),
	};
}
