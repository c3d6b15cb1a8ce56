// @vitest-environment jsdom
import { uiTimings } from '@sumu/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { bringIntoView, keepOutOfView, watchScreen } from '../support/screen';
import { renderHome } from './render-home';
import { prepareHome, reviewSamples } from './samples';

const fault = 'This decoration does not work';
const fail = vi.hoisted(() => () => {
	throw new Error('This decoration does not work');
});
vi.mock('react-type-animation', () => ({ TypeAnimation: fail }));
vi.mock('swiper/react', () => ({ Swiper: fail, SwiperSlide: fail, useSwiper: fail }));

setupCms(prepareHome);
beforeEach(watchScreen);

const region = (name: string) => screen.getByRole('region', { name });

/** React logs errors caught by a boundary. */
const expectLogged = () =>
	waitFor(() =>
		expect(vi.mocked(console.error).mock.calls.flat().map(String).join(' ')).toContain(fault),
	);
afterEach(() => void vi.unstubAllGlobals());

test('the headline stays readable when its animation fails', async () => {
	await renderHome();
	await expectLogged();
	vi.mocked(console.error).mockClear();
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mira draws');
	expect(region('Statistics')).toBeVisible();
});

test('all reviews are listed when the carousel fails', async () => {
	await renderHome();
	bringIntoView(region('Testimonials'));
	await expectLogged();
	vi.mocked(console.error).mockClear();
	const reviews = within(region('Testimonials')).getByRole('list', { name: 'Reviews' });
	expect(within(reviews).getAllByRole('listitem')).toHaveLength(reviewSamples.length);
});

test('figures show their values when counting up fails', async () => {
	await renderHome();
	keepOutOfView(region('Statistics'));
	vi.stubGlobal('requestAnimationFrame', fail);
	bringIntoView(region('Statistics'));
	await expectLogged();
	vi.unstubAllGlobals();
	vi.mocked(console.error).mockClear();
	expect(within(region('Statistics')).getByText('100')).toBeVisible();
	expect(within(region('Statistics')).getByText('90')).toBeVisible();
});

test('skill bars are full when their animation fails', async () => {
	await renderHome();
	const setInterval = globalThis.setInterval;
	vi.stubGlobal('setInterval', (call: () => void, delay?: number) =>
		delay === uiTimings.skillStep ? fail() : setInterval(call, delay),
	);
	fireEvent.click(within(region('Skills')).getByRole('tab', { name: 'Back-end' }));
	// Testing Library uses the same interval.
	vi.unstubAllGlobals();
	await expectLogged();
	await act(async () => vi.mocked(console.error).mockClear());
	expect(screen.getByRole('meter', { name: 'Node.js' })).toHaveAttribute('aria-valuenow', '80');
	expect(within(region('Skills')).getByRole('tab', { selected: true })).toHaveTextContent(
		'Back-end',
	);
});
