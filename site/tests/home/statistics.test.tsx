import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { bringIntoView, reduceMotion, watchScreen } from '../support/screen';
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

test('the figures count up to their values in 1.6 s, once they are seen', async () => {
	await renderHome();
	expect(figures()).toEqual([100, 90]);
	vi.useFakeTimers();
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

test('without motion they keep their values', async () => {
	reduceMotion();
	await renderHome();
	vi.useFakeTimers();
	bringIntoView(section());
	await act(() => vi.advanceTimersByTimeAsync(100));
	expect(figures()).toEqual([100, 90]);
});
