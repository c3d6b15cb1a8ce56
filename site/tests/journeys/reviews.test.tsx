import { messages, uiTimings } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { showContent } from '../../src/testing/show-content';
import { signIn } from '../../src/testing/sign-in';
import { renderJourney } from './render-journeys';
import { keepCart, keepReview, post, projects } from './visitor';

let own: ReturnType<typeof keepReview>;
const cms = setupCms((cms) => {
	showContent(cms, { projects, posts: [post] });
	keepCart(cms);
	own = keepReview(cms);
});
const submitted = () => cms.asked('submitReview').map(({ body }) => body);

beforeEach(() => void signIn());
afterEach(() => {
	vi.useRealTimers();
	getSession().forget();
});

const panel = async () => screen.findByRole('dialog', { name: /What do you think of this|Thanks/ });
const submit = async () =>
	within(await panel()).findByRole('button', { name: messages.submitReview });

/** Opens the dialog with the reviews' button. */
async function openForm(path = '/project/project-1') {
	renderJourney(path);
	await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
	return within(await panel());
}

test('the popup appears after ten seconds, takes no focus, and closes with Escape', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
	renderJourney('/project/project-1');
	const dialog = await screen.findByRole('dialog', { hidden: true });
	await act(() => vi.advanceTimersByTimeAsync(uiTimings.reviewPopup - 5000));
	expect(dialog).not.toBeVisible();
	await act(() => vi.advanceTimersByTimeAsync(6000));
	expect(dialog).toBeVisible();
	expect(dialog.contains(document.activeElement)).toBe(false);
	await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Escape}');
	expect(dialog).not.toBeVisible();
});

/** Opens the page and waits longer than the popup's delay. Returns whether the popup appeared. */
async function comesBySelf() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
	const { unmount } = renderJourney('/project/project-1');
	await screen.findByRole('button', { name: /review$/ });
	const dialog = await screen.findByRole('dialog', { hidden: true });
	await act(() => vi.advanceTimersByTimeAsync(uiTimings.reviewPopup + 2000));
	const came = dialog.hasAttribute('open');
	unmount();
	vi.useRealTimers();
	return came;
}

test('the popup appears once for each user', async () => {
	expect(await comesBySelf()).toBe(true);
	expect(await comesBySelf()).toBe(false);
	act(() => getSession().forget());
	signIn({ as: { ...endpointExamples.getUser.response.data, _id: 'somebody-else' } });
	expect(await comesBySelf()).toBe(true);
});

test('the popup does not appear for admins or users who have already reviewed', async () => {
	own.review = endpointExamples.submitReview.response.data;
	expect(await comesBySelf()).toBe(false);
	own.review = null;
	cms.on('isAdmin', () => ({ admin: true }));
	expect(await comesBySelf()).toBe(false);
});

test('a review without stars cannot be sent, and one without text shows an error', async () => {
	const form = await openForm();
	expect(await submit()).toBeDisabled();
	expect(form.getByPlaceholderText(messages.reviewPlaceholder)).toHaveValue('');
	await userEvent.click(form.getByRole('radio', { name: '4 stars' }));
	expect(await submit()).toBeEnabled();
	await userEvent.click(await submit());
	expect(await form.findByText(messages.enterReview)).toBeVisible();
	expect(submitted()).toEqual([]);
});

test('a review is sent with its location and can be edited afterwards', async () => {
	const form = await openForm();
	await userEvent.click(form.getByRole('radio', { name: '4 stars' }));
	await userEvent.type(form.getByLabelText('Your review'), 'Fine threads');
	await userEvent.click(await submit());
	expect(await form.findByText(messages.thanksForRating)).toBeVisible();
	expect(submitted()).toEqual([
		{
			projectId: 'project-1',
			rating: 4,
			reviewText: 'Fine threads',
			userCity: 'Sylhet Division',
			location: { country: 'BD' },
		},
	]);
	await userEvent.click(form.getByRole('button', { name: messages.editReview }));
	expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
	expect(form.getByLabelText('Your review')).toHaveValue('Fine threads');
	await userEvent.click(form.getByRole('radio', { name: '5 stars' }));
	await userEvent.click(await submit());
	expect(await form.findByText(messages.thanksForRating)).toBeVisible();
	expect(own.review).toMatchObject({ rating: 5 });
	expect(
		screen.getByRole('button', { name: 'Edit your review', hidden: true }),
	).toBeInTheDocument();
});

test('a failed review keeps the typed text and can be retried', async () => {
	cms.refuse('submitReview', 500, { times: 1 });
	const form = await openForm('/blog/post-1');
	await userEvent.click(form.getByRole('radio', { name: '2 stars' }));
	await userEvent.type(form.getByLabelText('Your review'), 'Still here');
	await userEvent.click(await submit());
	expect(await form.findByText(/What you typed is still here/)).toBeVisible();
	expect(form.getByLabelText('Your review')).toHaveValue('Still here');
	await userEvent.click(await submit());
	expect(await form.findByText(messages.thanksForRating)).toBeVisible();
	const review = { blogId: 'post-1', reviewText: 'Still here' };
	expect(submitted()).toMatchObject([review, review]);
});

test.each([
	['fails', () => cms.refuse('visitorLocation', 404)],
	['never answers', () => cms.hold('visitorLocation')],
])('a location lookup that %s does not block a review', async (_how, prepare) => {
	prepare();
	const form = await openForm();
	await userEvent.click(form.getByRole('radio', { name: '3 stars' }));
	await userEvent.type(form.getByLabelText('Your review'), 'From nowhere');
	await userEvent.click(await submit());
	await waitFor(() => expect(submitted()).toMatchObject([{ userCity: null }]), { timeout: 4000 });
});
