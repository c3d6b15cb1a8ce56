import { messages } from '@sumu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setApiBase } from '../../src/lib/api';
import { reduceMotion } from '../home/screen';
import { renderPage } from './render-page';
import { type PagesServer, refusal, startPagesServer } from './server';

vi.hoisted(() => {
	process.env.INTERNAL_SECRET = 'only-for-tests-0123456789abcdef';
});

let api: PagesServer;

beforeEach(async () => {
	reduceMotion();
	api = await startPagesServer();
	setApiBase(`${api.address}/api`);
});
afterEach(() => api.close());

const main = () => within(screen.getByRole('main'));
const accepted = {
	status: 200,
	body: { acknowledged: true, data: { acknowledged: true } },
};

test.each([
	['confirm', 'Confirm my subscription', 'You are on the list'],
	['unsubscribe', 'Unsubscribe', 'You are off the list'],
])('%s: nothing happens until the button is pressed, and then once', async (name, button, done) => {
	const path = `/api/newsletter/${name}`;
	api.responses.set(path, accepted);
	await renderPage(`/newsletter/${name}?token=abc`);
	expect(api.received).toEqual([]);
	await userEvent.dblClick(main().getByRole('button', { name: button }));
	expect(await main().findByRole('heading', { name: done })).toBeVisible();
	expect(api.received).toEqual([{ path, body: { token: 'abc' } }]);
});

test('a link that is used up says so; a silent server can be tried again', async () => {
	api.responses.set('/api/newsletter/confirm', refusal(400));
	await renderPage('/newsletter/confirm?token=old');
	await userEvent.click(main().getByRole('button', { name: 'Confirm my subscription' }));
	await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(messages.linkExpired));
	api.responses.set('/api/newsletter/confirm', refusal(500));
	await userEvent.click(main().getByRole('button', { name: 'Try again' }));
	await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(/did not answer/));
	api.responses.set('/api/newsletter/confirm', accepted);
	await userEvent.click(main().getByRole('button', { name: 'Try again' }));
	expect(await main().findByRole('heading', { name: 'You are on the list' })).toBeVisible();
});

test('a link without its token offers no button', async () => {
	await renderPage('/newsletter/unsubscribe');
	expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(messages.linkExpired);
	expect(main().queryByRole('button')).not.toBeInTheDocument();
});
