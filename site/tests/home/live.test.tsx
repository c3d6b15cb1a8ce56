import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setApiBase } from '../../src/lib/api';
import { browserClient } from '../../src/lib/query/client';
import { session } from '../../src/lib/session';
import { signIn } from '../journeys/render-journeys';
import { renderHome } from './render-home';
import { watchScreen } from './screen';
import { type HomeServer, startHomeServer } from './server';

let api: HomeServer;

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	watchScreen();
	api = await startHomeServer();
	setApiBase(`${api.address}/api`);
});
afterEach(async () => {
	session().forget();
	await api.close();
	vi.useRealTimers();
});

const bar = () => within(screen.getByRole('banner'));
const shownOwner = (name: string) => bar().findByRole('link', { name });
const settings = () => browserClient().getQueryData(['site']);
const timesAsked = (path: string) => api.asked.filter((other) => other === path).length;
const lookAgain = () => window.dispatchEvent(new Event('visibilitychange'));

/** The owner has another name from now on; what was read before is old. */
function renameOwner(ownerName: string) {
	api.site = { ...api.site, ownerName };
	vi.setSystemTime(Date.now() + 11_000);
}

test('a page nobody has used keeps to what it came with; used, it shows what is new', async () => {
	await renderHome();
	renameOwner('Nadia');
	// Had the page asked for what keeps it fresh, it would be here now.
	await import('../../src/lib/site/watch-site');
	await act(async () => lookAgain());
	expect(settings()).toBeUndefined();
	expect(await shownOwner('Rokeya')).toBeVisible();
	await userEvent.keyboard('{Shift}');
	expect(await shownOwner('Nadia')).toBeVisible();
	expect(timesAsked('/api/site')).toBe(2);
});

test('what the page came with is not asked for again at once', async () => {
	await renderHome();
	await waitFor(() => expect(settings()).toBeDefined());
	expect(timesAsked('/api/site')).toBe(1);
});

test('a page that is looked at again shows the settings as they are', async () => {
	await renderHome();
	await waitFor(() => expect(settings()).toBeDefined());
	renameOwner('Shumi');
	lookAgain();
	expect(await shownOwner('Shumi')).toBeVisible();
});

test('settings that were saved are shown by the bar', async () => {
	await renderHome();
	await waitFor(() => expect(settings()).toBeDefined());
	api.site = { ...api.site, ownerName: 'Sumu' };
	await browserClient().invalidateQueries({ queryKey: ['site'] });
	expect(await shownOwner('Sumu')).toBeVisible();
});

test('the bar counts the cart of who is signed in, and forgets it with the session', async () => {
	api.cards = [{ _id: 'card-1', projectPrice: 7.9 }];
	signIn();
	await renderHome();
	expect(await bar().findByRole('link', { name: 'View Cart, 1 item, $7' })).toBeInTheDocument();
	session().forget();
	expect(await bar().findByRole('link', { name: 'View Cart, 0 items, $0' })).toBeInTheDocument();
	expect(
		browserClient()
			.getQueryCache()
			.findAll({ queryKey: ['cart'] }),
	).toEqual([]);
});
