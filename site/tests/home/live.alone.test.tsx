// @vitest-environment jsdom
import { endpointExamples, toItemResponse, toListResponse } from '@sumu/contract/examples';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClient } from '../../src/lib/query/client';
import { getSession } from '../../src/lib/session';
import { setupCms } from '../../src/testing/cms';
import { signIn } from '../../src/testing/sign-in';
import { watchScreen } from '../support/screen';
import { renderHome } from './render-home';
import { homeSite, prepareHome } from './samples';

const cms = setupCms(prepareHome);

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	watchScreen();
});
afterEach(async () => {
	getSession().forget();
	vi.useRealTimers();
});

const bar = () => within(screen.getByRole('banner'));
const shownOwner = (name: string) => bar().findByRole('link', { name });
const settings = () => browserClient().getQueryData(['site']);
const lookAgain = () => window.dispatchEvent(new Event('visibilitychange'));

/** Renames the owner and makes earlier responses stale. */
function renameOwner(ownerName: string) {
	cms.on('getSite', toItemResponse({ ...homeSite, ownerName }));
	vi.setSystemTime(Date.now() + 11_000);
}

test('a page refetches the settings only after the first interaction', async () => {
	await renderHome();
	renameOwner('Nadia');
	// If the page had loaded this module, it would be available now.
	await import('../../src/lib/site/watch-site');
	await act(async () => lookAgain());
	expect(settings()).toBeUndefined();
	expect(await shownOwner('Mira')).toBeVisible();
	await userEvent.keyboard('{Shift}');
	expect(await shownOwner('Nadia')).toBeVisible();
	expect(cms.asked('getSite')).toHaveLength(2);
});

test('settings from the server are not refetched right after loading', async () => {
	await renderHome();
	await waitFor(() => expect(settings()).toBeDefined());
	expect(cms.asked('getSite')).toHaveLength(1);
});

test('a page that becomes visible again refetches the settings', async () => {
	await renderHome();
	await waitFor(() => expect(settings()).toBeDefined());
	renameOwner('Shumi');
	lookAgain();
	expect(await shownOwner('Shumi')).toBeVisible();
});

test('unchanged office hours are not reformatted', async () => {
	const contact = { ...homeSite.contact, opens: '09:30', closes: '17:45' };
	cms.on('getSite', toItemResponse({ ...homeSite, contact }));
	await renderHome();
	await waitFor(() => expect(settings()).toBeDefined());
	const written = vi.spyOn(Date.prototype, 'toLocaleTimeString');
	const readAgain = async (closes: string) => {
		cms.on(
			'getSite',
			toItemResponse({ ...homeSite, ownerName: closes, contact: { ...contact, closes } }),
		);
		await browserClient().invalidateQueries({ queryKey: ['site'] });
		await shownOwner(closes);
		return written.mock.calls.length;
	};
	expect(await readAgain('17:45')).toBe(0);
	expect(await readAgain('18:00')).toBe(2);
	expect(settings()).toMatchObject({ officeHours: { from: '9:30 AM', to: '6:00 PM' } });
});

test('the header shows saved settings', async () => {
	await renderHome();
	await waitFor(() => expect(settings()).toBeDefined());
	cms.on('getSite', toItemResponse({ ...homeSite, ownerName: 'Rokeya' }));
	await browserClient().invalidateQueries({ queryKey: ['site'] });
	expect(await shownOwner('Rokeya')).toBeVisible();
});

test('the header counts the signed-in user’s cart and clears it with the session', async () => {
	cms.on(
		'listCards',
		toListResponse({ ...endpointExamples.addCard.response.data, projectPrice: 7.9 }),
	);
	signIn();
	await renderHome();
	expect(await bar().findByRole('link', { name: 'View Cart 1 item $7' })).toBeInTheDocument();
	expect(cms.asked('listCards')[0]?.params).toEqual({ email: 'nadia@example.com' });
	getSession().forget();
	expect(await bar().findByRole('link', { name: 'View Cart 0 items $0' })).toBeInTheDocument();
	expect(
		browserClient()
			.getQueryCache()
			.findAll({ queryKey: ['cart', 'nadia@example.com'] }),
	).toEqual([]);
});
