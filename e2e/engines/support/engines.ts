import { test as base, expect } from '@playwright/test';
import type { Engine, Window } from './engine-window';
import { startFirefox } from './firefox';
import { User } from './user';
import { startWebKit } from './webkit';

const starters = { WebKit: startWebKit, Firefox: startFirefox } as const;
export const engineNames = ['WebKit', 'Firefox'] as const;
export type EngineName = (typeof engineNames)[number];

/** Viewports of a phone and of a small laptop. */
export const viewports = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 900 },
] as const;

interface Options {
	readonly engineName: EngineName;
	/** Console errors that a test provokes on purpose. */
	readonly expectedErrors: readonly RegExp[];
}

/** Test in another engine. It fails if its window logs an error or does not catch one. */
export const test = base.extend<
	Options & { window: Window; user: User },
	{ engines: (name: EngineName) => Promise<Engine> }
>({
	engineName: ['WebKit', { option: true }],
	expectedErrors: [[], { option: true }],
	engines: [
		async ({ playwright: _ }, use) => {
			const running = new Map<EngineName, Promise<Engine>>();
			await use((name) => {
				const engine = running.get(name) ?? starters[name]();
				running.set(name, engine);
				return engine;
			});
			for (const engine of running.values()) await (await engine).stop();
		},
		{ scope: 'worker' },
	],
	window: async ({ engines, engineName, expectedErrors }, use) => {
		const window = await (await engines(engineName)).open();
		try {
			await use(window);
			const errors = await window.takeErrors();
			const isExpected = (error: string) => expectedErrors.some((pattern) => pattern.test(error));
			expect(
				errors.filter((error) => !isExpected(error)),
				'errors in the console',
			).toEqual([]);
		} finally {
			await window.close();
		}
	},
	user: async ({ window }, use) => use(new User(window)),
});

export { expect };
