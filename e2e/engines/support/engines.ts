import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, type ViewportSize } from '@playwright/test';
import type { Engine, Window } from './engine-window';
import { startFirefox } from './firefox';
import { User } from './user';
import { startWebKit } from './webkit';

const starters = { WebKit: startWebKit, Firefox: startFirefox } as const;
export const engineNames = ['WebKit', 'Firefox'] as const;
export type EngineName = (typeof engineNames)[number];

export const phone = { width: 390, height: 844 };
export const laptop = { width: 1280, height: 900 };
export const viewports = [phone, laptop];

interface Options {
	readonly engineName: EngineName;
	/** Console errors that a test provokes on purpose. */
	readonly expectedErrors: readonly RegExp[];
}

/** Far above the seconds in which an engine starts and opens, resizes or closes a window. */
const WINDOW_TIMEOUT_MS = 60_000;
const MAX_OPEN_ATTEMPTS = 3;

/** Rejects if a driver leaves a command unanswered: it has no limit of its own. */
function limitTime<Result>(work: Promise<Result>, name: string): Promise<Result> {
	const limit = wait(WINDOW_TIMEOUT_MS, undefined, { ref: false }).then(() => {
		throw new Error(`${name} takes longer than ${WINDOW_TIMEOUT_MS / 1000} seconds`);
	});
	return Promise.race([work, limit]);
}

/** The engines of a worker. Each is started for its first window. */
class EnginePool {
	readonly #running = new Map<EngineName, Promise<Engine>>();

	/** Opens a window; a driver that does not answer is replaced. */
	async openWindow(name: EngineName, { width, height }: ViewportSize): Promise<Window> {
		const open = async () => {
			const engine = this.#running.get(name) ?? starters[name]();
			this.#running.set(name, engine);
			const window = await (await engine).open();
			await window.resize(width, height);
			return window;
		};
		for (let attempt = 1; ; attempt++)
			try {
				return await limitTime(open(), `Opening a window in ${name}`);
			} catch (error) {
				await this.#stop(name);
				if (attempt === MAX_OPEN_ATTEMPTS) throw error;
				console.warn(`${name} is started again: ${error}`);
			}
	}

	/** Closes a window, if necessary with its engine. */
	async closeWindow(name: EngineName, window: Window): Promise<void> {
		await limitTime(window.close(), `Closing a window in ${name}`).catch((error) => {
			console.warn(`${name} is stopped: ${error}`);
			return this.#stop(name);
		});
	}

	async #stop(name: EngineName): Promise<void> {
		const engine = await this.#running.get(name)?.catch(() => undefined);
		this.#running.delete(name);
		await engine?.stop();
	}

	async stopAll(): Promise<void> {
		for (const name of this.#running.keys()) await this.#stop(name);
	}
}

/** Test in another engine. It fails if its window logs an error or does not catch one. */
export const test = base.extend<Options & { window: Window; user: User }, { engines: EnginePool }>({
	engineName: ['WebKit', { option: true }],
	expectedErrors: [[], { option: true }],
	engines: [
		async ({ playwright: _ }, use) => {
			const engines = new EnginePool();
			await use(engines);
			await engines.stopAll();
		},
		{ scope: 'worker' },
	],
	window: [
		async ({ engines, engineName, viewport, expectedErrors }, use) => {
			const window = await engines.openWindow(engineName, viewport ?? laptop);
			try {
				await use(window);
				const errors = await window.takeErrors();
				const isExpected = (error: string) => expectedErrors.some((pattern) => pattern.test(error));
				expect(
					errors.filter((error) => !isExpected(error)),
					'errors in the console',
				).toEqual([]);
			} finally {
				await engines.closeWindow(engineName, window);
			}
		},
		// Not counted in the test's time.
		{ timeout: (MAX_OPEN_ATTEMPTS + 1) * WINDOW_TIMEOUT_MS },
	],
	user: async ({ window }, use) => use(new User(window)),
});

export { expect };
