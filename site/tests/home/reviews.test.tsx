import { type ListedReview, messages, uiTimings } from '@sumu/contract';
import { toListResponse } from '@sumu/contract/examples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { bringIntoView, reduceMotion, watchScreen } from '../support/screen';
import { renderHome } from './render-home';
import { prepareHome, reviewSamples } from './samples';

const cms = setupCms(prepareHome);

beforeEach(watchScreen);
afterEach(() => void vi.useRealTimers());

const section = () => screen.getByRole('region', { name: 'Testimonials' });
const slides = () => [...section().querySelectorAll<HTMLElement>('.swiper-slide')];
const shown = () => slides().filter((slide) => slide.ariaHidden === 'false');
/** Reports the end of a transition, because jsdom has no animations. */
const arrive = () =>
	fireEvent.transitionEnd(section().querySelector('.swiper-wrapper') ?? section());
const dash = (number: number) => screen.getByRole('button', { name: `Review ${number} of 5` });

async function start() {
	await renderHome();
	bringIntoView(section());
	await screen.findByRole('button', { name: /the reviews$/ });
}

test('all reviews are listed before the section comes into view', async () => {
	await renderHome();
	const reviews = within(within(section()).getByRole('list', { name: 'Reviews' }));
	expect(reviews.getAllByRole('listitem')).toHaveLength(5);
	expect(reviews.getByText('Sylhet, Bangladesh')).toBeVisible();
	expect(reviews.getByText('Lagos, Nigeria')).toBeVisible();
	expect(reviews.getAllByText(messages.unknownLocation)).toHaveLength(1);
	expect(reviews.getByText('NA')).toBeVisible();
	expect(within(section()).queryByRole('button')).not.toBeInTheDocument();
});

test('only picked reviews are requested, and a review links to its project', async () => {
	const [first, ...others] = reviewSamples;
	const project = { slug: 'tea-house', name: 'Shapla Tea House' };
	cms.on('listReviews', toListResponse({ ...first, project } as ListedReview, ...others));
	await renderHome();
	for (const { query } of cms.asked('listReviews')) expect(query.picked).toBe('true');
	expect(within(section()).getAllByRole('link')).toHaveLength(1);
	const link = within(section()).getByRole('link', { name: 'Shapla Tea House' });
	expect(link).toHaveAttribute('href', '/project/tea-house');
});

test('only the current review is exposed to assistive technology', async () => {
	await start();
	expect(slides()).toHaveLength(10);
	expect(shown()).toHaveLength(1);
	expect(shown()[0]).toHaveTextContent('Nadia Alam is content');
	for (const slide of slides())
		expect(slide.hasAttribute('inert')).toBe(slide.ariaHidden === 'true');
	expect(dash(1)).toHaveAttribute('aria-current', 'true');
});

test('the carousel advances every three seconds until paused', async () => {
	await renderHome();
	vi.useFakeTimers({ shouldAdvanceTime: true });
	bringIntoView(section());
	const pause = await screen.findByRole('button', { name: 'Pause the reviews' });
	await act(() => vi.advanceTimersByTimeAsync(uiTimings.carousel + 500));
	expect(shown()[0]).toHaveTextContent('Mahbub');
	arrive();
	act(() => pause.click());
	expect(pause).toHaveAccessibleName('Play the reviews');
	const current = shown()[0]?.textContent;
	await act(() => vi.advanceTimersByTimeAsync(uiTimings.carousel * 3));
	expect(shown()[0]?.textContent).toBe(current);
	act(() => pause.click());
	await act(() => vi.advanceTimersByTimeAsync(uiTimings.carousel + 500));
	expect(shown()[0]?.textContent).not.toBe(current);
});

test('indicator buttons and arrow keys select a review and wrap around', async () => {
	reduceMotion();
	await start();
	await userEvent.click(dash(4));
	await waitFor(() => expect(shown()[0]).toHaveTextContent('Priya Nair'));
	expect(dash(4)).toHaveAttribute('aria-current', 'true');
	arrive();
	await userEvent.keyboard('{ArrowRight}');
	await waitFor(() => expect(shown()[0]).toHaveTextContent('Daniel Okafor'));
	arrive();
	await userEvent.keyboard('{ArrowRight}');
	await waitFor(() => expect(shown()[0]).toHaveTextContent('Nadia Alam'));
});

test('two reviews loop forwards from the second to the first', async () => {
	cms.on('listReviews', toListResponse(...reviewSamples.slice(0, 2)));
	reduceMotion();
	await start();
	const [first] = shown();
	await userEvent.click(screen.getByRole('button', { name: 'Review 2 of 2' }));
	await waitFor(() => expect(shown()[0]).toHaveTextContent('Mahbub'));
	arrive();
	await userEvent.keyboard('{ArrowRight}');
	await waitFor(() => expect(shown()[0]).toHaveTextContent('Nadia Alam'));
	expect(shown()[0]).not.toBe(first);
	expect(shown()[0]).toHaveAccessibleName('1 of 2');
	const dashes = screen.getAllByRole('button', { name: /^Review/ });
	expect(dashes.map((dash) => dash.ariaCurrent)).toEqual(['true', 'false']);
});

test('a single review has no carousel', async () => {
	cms.on('listReviews', toListResponse(...reviewSamples.slice(0, 1)));
	await renderHome();
	bringIntoView(section());
	expect(within(section()).getByText('Sylhet, Bangladesh')).toBeVisible();
	expect(slides()).toEqual([]);
	expect(within(section()).queryByRole('button')).not.toBeInTheDocument();
});

test('with reduced motion the carousel starts paused', async () => {
	reduceMotion();
	await start();
	expect(screen.getByRole('button', { name: 'Play the reviews' })).toBeVisible();
});
