import { uiTimings } from '@sumu/contract';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeystrokes } from '../../src/features/home/keystrokes';
import { setupCms } from '../../src/testing/cms';
import { reduceMotion, watchScreen } from '../support/screen';
import { renderHome } from './render-home';
import { prepareHome } from './samples';

setupCms(prepareHome);

beforeEach(() => {
	watchScreen();
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const typed = () =>
	screen.getByRole('heading', { level: 1 }).textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** Returns the texts that the headline showed during `milliseconds`. */
async function record(milliseconds: number) {
	// With a running clock, extra time would pass between two samples on a slow machine.
	vi.setTimerTickMode('manual');
	const seen = [typed()];
	for (let passed = 0; passed < milliseconds; passed += 20) {
		await act(() => vi.advanceTimersByTimeAsync(20));
		if (typed() !== seen.at(-1)) seen.push(typed());
	}
	return seen;
}

test('the headlines are typed and deleted in a loop under one accessible name', async () => {
	await renderHome();
	const seen = await record(9000);
	expect(seen.slice(0, 11)).toEqual([
		'Mira draws',
		'Mira draw',
		'Mira dra',
		'Mira dr',
		'Mira d',
		'Mira',
		'Mira c',
		'Mira co',
		'Mira cod',
		'Mira code',
		'Mira codes',
	]);
	const whole = ['Mira draws', 'Mira codes', 'Mira sings'];
	const inTurn = seen.filter((text) => whole.includes(text)).slice(0, 4);
	expect(inTurn).toEqual([...whole, 'Mira draws']);
	expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Mira draws');
});

test('the animation can be paused and resumed', async () => {
	await renderHome();
	await record(3000);
	act(() => screen.getByRole('button', { name: 'Pause the headline' }).click());
	const [stopped = ''] = (await record(100)).slice(-1);
	expect(await record(4000)).toEqual([stopped]);
	expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-paused');
	act(() => screen.getByRole('button', { name: 'Play the headline' }).click());
	expect((await record(4000)).length).toBeGreaterThan(5);
});

test('with reduced motion the first headline stays', async () => {
	reduceMotion();
	await renderHome();
	expect(await record(4000)).toEqual(['Mira draws']);
});

const noTurn = () => {};

/** Returns the delays of one round in milliseconds, each with the text shown before it. */
async function pace(random: number) {
	vi.spyOn(Math, 'random').mockReturnValue(random);
	const waits: [string, number][] = [];
	let shown = '';
	for (const element of createKeystrokes([' ab', ' c'], noTurn, (on) => on())) {
		if (typeof element === 'string') {
			shown = element;
			continue;
		}
		let passed = -1;
		const start = vi.getMockedSystemTime()?.valueOf() ?? 0;
		const ended = element().then(() => {
			passed = (vi.getMockedSystemTime()?.valueOf() ?? 0) - start;
		});
		while (passed < 0) await vi.advanceTimersByTimeAsync(1);
		await ended;
		waits.push([shown, passed]);
	}
	return waits;
}

test.each([
	['quickest', 0, uiTimings.typing.min, uiTimings.deletion.min],
	['slowest', 1 - Number.EPSILON, uiTimings.typing.max, uiTimings.deletion.max],
])('the %s keystrokes follow the configured delays', async (_, random, typing, deletion) => {
	vi.useFakeTimers();
	const { headlineDelay, headlinePause } = uiTimings;
	const waits = (await pace(random)).map(([shown, wait]) => [shown, Math.ceil(wait / 2) * 2]);
	expect(waits).toEqual([
		[' ab', headlineDelay],
		[' ab', headlinePause],
		[' a', deletion],
		['', deletion],
		[' c', headlinePause],
		['', deletion],
		[' a', typing],
	]);
});

test('unmounting stops the animation timers', async () => {
	const { unmount } = await renderHome();
	await record(3000);
	unmount();
	// Each keystroke uses a random delay.
	const random = vi.spyOn(Math, 'random');
	await vi.advanceTimersByTimeAsync(10_000);
	expect(random).not.toHaveBeenCalled();
});
