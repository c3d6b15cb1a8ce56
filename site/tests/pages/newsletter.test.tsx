import { messages } from '@sumu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { reduceMotion } from '../support/screen';
import { preparePages } from './prepare-pages';
import { renderPage } from './render-page';

vi.hoisted(() => {
	process.env.INTERNAL_SECRET = 'only-for-tests-0123456789abcdef';
});

const cms = setupCms(preparePages);

beforeEach(reduceMotion);

const main = () => within(screen.getByRole('main'));

test.each([
	['confirm', 'confirmSubscription', 'Confirm my subscription', 'You are on the list'],
	['unsubscribe', 'unsubscribeFromNewsletter', 'Unsubscribe', 'You are off the list'],
] as const)('the %s page sends its request only once, when the button is pressed', async (page, call, button, done) => {
	await renderPage(`/newsletter/${page}?token=abc`);
	expect(cms.written).toEqual([]);
	await userEvent.dblClick(main().getByRole('button', { name: button }));
	expect(await main().findByRole('heading', { name: done })).toBeVisible();
	expect(cms.written).toEqual([call]);
	expect(cms.asked(call)[0]?.body).toEqual({ token: 'abc' });
});

test('an expired link shows an error, and a failed request can be retried', async () => {
	cms.refuse('confirmSubscription', 400, { times: 1 });
	cms.refuse('confirmSubscription', 500, { times: 1 });
	await renderPage('/newsletter/confirm?token=old');
	await userEvent.click(main().getByRole('button', { name: 'Confirm my subscription' }));
	await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(messages.linkExpired));
	await userEvent.click(main().getByRole('button', { name: 'Try again' }));
	await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(/didn’t answer/));
	await userEvent.click(main().getByRole('button', { name: 'Try again' }));
	expect(await main().findByRole('heading', { name: 'You are on the list' })).toBeVisible();
});

test('a link without its token offers no button', async () => {
	await renderPage('/newsletter/unsubscribe');
	expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(messages.linkExpired);
	expect(main().queryByRole('button')).not.toBeInTheDocument();
});
