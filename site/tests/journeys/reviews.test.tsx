import { messages, timings } from '@sumu/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setApiBase } from '../../src/lib/api';
import { session } from '../../src/lib/session';
import { renderJourney, signIn } from './render-journeys';
import { type JourneyServer, startJourneyServer } from './server';

let api: JourneyServer;

beforeEach(async () => {
	api = await startJourneyServer();
	setApiBase(`${api.address}/api`);
	signIn();
});
afterEach(async () => {
	vi.useRealTimers();
	session().forget();
	await api.close();
});

const panel = async () => screen.findByRole('dialog', { name: /How did this|Thanks/ });
const submit = async () =>
	within(await panel()).getByRole('button', { name: messages.submitReview });

/** Opens the popup from the reviews' own button. */
async function openForm(path = '/project/project-1') {
	renderJourney(path);
	await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
	return within(await panel());
}

test('the popup appears after ten seconds, takes no focus, and closes with Escape', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
	renderJourney('/project/project-1');
	const dialog = await screen.findByRole('dialog', { hidden: true });
	await act(() => vi.advanceTimersByTimeAsync(timings.reviewPopup - 5000));
	expect(dialog).not.toBeVisible();
	await act(() => vi.advanceTimersByTimeAsync(6000));
	expect(dialog).toBeVisible();
	expect(dialog.contains(document.activeElement)).toBe(false);
	await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Escape}');
	expect(dialog).not.toBeVisible();
});

test('without stars nothing can be sent, without words it says what is missing', async () => {
	const form = await openForm();
	expect(await submit()).toBeDisabled();
	expect(form.getByPlaceholderText(messages.reviewPlaceholder)).toHaveValue('');
	await userEvent.click(form.getByRole('radio', { name: '4 stars' }));
	expect(await submit()).toBeEnabled();
	await userEvent.click(await submit());
	expect(await form.findByText(messages.enterReview)).toBeVisible();
	expect(api.submitted).toEqual([]);
});

test('a review is sent with its place, thanked for, and EDIT changes the same one', async () => {
	const form = await openForm();
	await userEvent.click(form.getByRole('radio', { name: '4 stars' }));
	await userEvent.type(form.getByLabelText('Your review'), 'Fine threads');
	await userEvent.click(await submit());
	expect(await form.findByText(messages.thanksForRating)).toBeVisible();
	expect(api.submitted).toEqual([
		{
			projectId: 'project-1',
			rating: 4,
			reviewText: 'Fine threads',
			userCity: 'Dhaka',
			location: { country: 'BD' },
		},
	]);
	await userEvent.click(form.getByRole('button', { name: messages.editReview }));
	expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
	expect(form.getByLabelText('Your review')).toHaveValue('Fine threads');
	await userEvent.click(form.getByRole('radio', { name: '5 stars' }));
	await userEvent.click(await submit());
	expect(await form.findByText(messages.thanksForRating)).toBeVisible();
	expect(api.reviews).toMatchObject([{ rating: 5 }]);
	expect(
		screen.getByRole('button', { name: 'Edit your review', hidden: true }),
	).toBeInTheDocument();
});

test('a failed review keeps what was typed and can be tried again', async () => {
	api.failures = 1;
	const form = await openForm('/blog/post-1');
	await userEvent.click(form.getByRole('radio', { name: '2 stars' }));
	await userEvent.type(form.getByLabelText('Your review'), 'Still here');
	await userEvent.click(await submit());
	expect(await form.findByText(/What you typed is still here/)).toBeVisible();
	expect(form.getByLabelText('Your review')).toHaveValue('Still here');
	await userEvent.click(await submit());
	expect(await form.findByText(messages.thanksForRating)).toBeVisible();
	expect(api.submitted).toMatchObject([{ blogId: 'post-1', reviewText: 'Still here' }]);
});

test.each([
	['fails', () => undefined],
	['never answers', () => new Promise(() => {})],
])('a location that %s keeps no review back', async (_how, location) => {
	api.location = location;
	const form = await openForm();
	await userEvent.click(form.getByRole('radio', { name: '3 stars' }));
	await userEvent.type(form.getByLabelText('Your review'), 'From nowhere');
	await userEvent.click(await submit());
	await waitFor(() => expect(api.submitted).toMatchObject([{ userCity: null }]), { timeout: 4000 });
});
