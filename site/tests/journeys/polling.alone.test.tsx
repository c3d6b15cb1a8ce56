// @vitest-environment jsdom
import { queryTimings } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClient } from '../../src/lib/query/client';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { showContent } from '../../src/testing/show-content';
import { signIn } from '../../src/testing/sign-in';
import { renderJourney } from './render-journeys';
import { keepCart, keepReview, post, projects } from './visitor';

const cms = setupCms((cms) => {
	showContent(cms, { projects, posts: [post] });
	keepCart(cms).items.push({ ...endpointExamples.addCard.response.data, projectId: 'other' });
	keepReview(cms);
});

/** Endpoints that a project page refetches. */
const followed = ['getProject', 'listCards', 'listProjects', 'listReviews'];

/** Allowance for the time that passes while waiting. */
const margin = 10_000;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
	signIn();
});
afterEach(() => {
	getSession().forget();
	vi.useRealTimers();
});

/** Opens a project and waits for all its data. */
async function openProject() {
	renderJourney('/project/project-1');
	await screen.findByRole('link', { name: /View Cart.*1 item/ });
	await vi.waitFor(
		() => expect(cms.calls).toEqual(expect.arrayContaining(['isAdmin', ...followed])),
		30_000,
	);
	// Last, because the page renders first.
	await screen.findByRole('heading', { name: 'Project 2', level: 3 });
	await callsSince(0);
}

/** Waits for pending requests, then returns the distinct calls after the first `known`. */
async function callsSince(known: number) {
	await vi.waitFor(() => expect(browserClient().isFetching()).toBe(0), 30_000);
	return [...new Set(cms.calls.slice(known))].toSorted();
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(state: DocumentVisibilityState) {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
	await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
}

test('all data on a page is refetched once a minute', async () => {
	await openProject();
	const known = cms.calls.length;
	await pass(queryTimings.refetch - margin);
	expect(await callsSince(known)).toEqual([]);
	await pass(margin);
	expect(await callsSince(known)).toEqual(followed);
	const { length } = cms.calls;
	expect(length).toBe(known + followed.length);
	await pass(queryTimings.refetch - margin);
	expect(await callsSince(length)).toEqual([]);
});

test('nothing is refetched while the tab is hidden, and everything when it is visible again', async () => {
	await openProject();
	const known = cms.calls.length;
	await show('hidden');
	await pass(10 * queryTimings.refetch);
	await act(async () => {
		window.dispatchEvent(new Event('offline'));
		window.dispatchEvent(new Event('online'));
	});
	expect(await callsSince(known)).toEqual([]);
	const { length } = cms.calls;
	await show('visible');
	expect(await callsSince(length)).toEqual(expect.arrayContaining(followed));
	const young = cms.calls.length;
	await show('hidden');
	await show('visible');
	expect(await callsSince(young)).toEqual([...followed, 'ownReview']);
});

test('a failed token refresh is not repeated by polling', async () => {
	cms.refuse('refreshSession', 503);
	signIn({ seconds: 20 });
	renderJourney('/project/project-1');
	await screen.findByRole('heading', { name: 'Project 1' });
	await vi.waitFor(() => expect(cms.calls).toContain('refreshSession'), 30_000);
	for (let minute = 1; minute <= 5; minute += 1) {
		const known = cms.calls.length;
		await pass(queryTimings.refetch);
		expect(await callsSince(known)).toEqual(['getProject', 'listProjects', 'listReviews']);
	}
	expect(cms.asked('refreshSession')).toHaveLength(1);
});
