import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { bringIntoView, keepOutOfView, reduceMotion, watchScreen } from '../support/screen';
import { renderHome } from './render-home';
import { prepareHome } from './samples';

setupCms(prepareHome);

beforeEach(watchScreen);
afterEach(() => void vi.useRealTimers());

const section = () => screen.getByRole('region', { name: 'Statistics' });
const figures = () =>
	['Total Projects', 'Tasks done'].map((label) =>
		Number(screen.getByText(label).parentElement?.previousElementSibling?.textContent),
	);

test('figures below the fold count up from 0 to their values in 1.6 s once in view', async () => {
	await renderHome();
	expect(figures()).toEqual([100, 90]);
	vi.useFakeTimers();
	keepOutOfView(section());
	expect(figures()).toEqual([0, 0]);
	bringIntoView(section());
	await act(() => vi.advanceTimersByTimeAsync(20));
	expect(Math.max(...figures())).toBeLessThan(10);
	await act(() => vi.advanceTimersByTimeAsync(800));
	const [half = 0] = figures();
	expect(half).toBeGreaterThan(50);
	expect(half).toBeLessThan(100);
	await act(() => vi.advanceTimersByTimeAsync(900));
	expect(figures()).toEqual([100, 90]);
	expect(screen.getByText('31 tasks remaining')).toBeVisible();
});

test('figures on screen at hydration keep their values', async () => {
	await renderHome();
	vi.useFakeTimers();
	bringIntoView(section());
	await act(() => vi.advanceTimersByTimeAsync(100));
	expect(figures()).toEqual([100, 90]);
});

test('figures below the fold are printed with their values', async () => {
	await renderHome();
	keepOutOfView(section());
	act(() => void dispatchEvent(new Event('beforeprint')));
	expect(figures()).toEqual([100, 90]);
});

test('with reduced motion figures keep their values', async () => {
	reduceMotion();
	await renderHome();
	vi.useFakeTimers();
	keepOutOfView(section());
	bringIntoView(section());
	await act(() => vi.advanceTimersByTimeAsync(100));
	expect(figures()).toEqual([100, 90]);
});
