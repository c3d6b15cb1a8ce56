import { messages } from '@sumu/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { showContent } from '../../src/testing/show-content';
import { signIn } from '../../src/testing/sign-in';
import { alertMixin } from '../../src/ui/alerts/swal';
import { renderJourney } from './render-journeys';
import { keepCart, keepReview, post, projects } from './visitor';

const cms = setupCms((cms) => {
	showContent(cms, { projects, posts: [post] });
	keepCart(cms);
	keepReview(cms);
});

beforeEach(() => void signIn());
afterEach(() => {
	alertMixin.close();
	getSession().forget();
});

const click = async (name: string) =>
	userEvent.click(await screen.findByRole('button', { name, hidden: true }));

/** A previous toast may still be closing. */
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function logOut() {
	renderJourney('/project/project-1');
	await click('Logout');
}

test('logging out ends the session and shows a message', async () => {
	await logOut();
	await told(messages.loggedOut);
	expect(getSession().snapshot().status).toBe('signed-out');
	expect(cms.asked('signOut')).toHaveLength(1);
});

test('a failed sign-out is shown, keeps the user signed in and can be retried', async () => {
	cms.refuse('signOut', 503, { times: 1, message: 'The server didn’t answer' });
	await logOut();
	await told(messages.notLoggedOut);
	expect(screen.getByText('The server didn’t answer')).toBeVisible();
	expect(screen.queryByText(messages.loggedOut)).not.toBeInTheDocument();
	expect(getSession().snapshot().status).toBe('signed-in');
	await click('Try again');
	await told(messages.loggedOut);
	expect(getSession().snapshot().status).toBe('signed-out');
});

test('logging out works when the server has already ended the session', async () => {
	cms.refuse('signOut', 401);
	await logOut();
	await told(messages.loggedOut);
	expect(getSession().snapshot().status).toBe('signed-out');
});
