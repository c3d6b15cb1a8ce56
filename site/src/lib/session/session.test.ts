// @vitest-environment jsdom
import { tokenTimings } from '@sumu/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from './session';
import { localStore, storageKey } from './session-store';
import { createTokenSync } from './token-sync';

const minute = 60_000;
const user = {
	id: 'u1',
	email: 'nadia@example.com',
	displayName: 'Nadia',
	photoURL: '',
	emailVerified: true,
	phoneNumber: '',
};

let made = 0;
/** Creates a token as the server does, with a clock that is one hour behind. */
function newToken(lasts = 10 * minute) {
	made += 1;
	const iat = Math.floor((Date.now() - 60 * minute) / 1000);
	const claims = btoa(JSON.stringify({ iat, exp: iat + lasts / 1000, made }));
	return `h.${claims}.s`;
}

/** A tab. Tabs share local storage and the lock. */
function tab({
	renew = vi.fn(async (): Promise<string | null> => newToken()),
	sameRun = true,
} = {}) {
	const events = new EventTarget();
	const end = vi.fn(async () => {});
	const session = createSession({
		store: localStore(localStorage, events),
		renew,
		end,
		exclusively,
		sameRun: () => sameRun,
	});
	const hear = (type = 'storage', about: object = { key: storageKey }) =>
		events.dispatchEvent(
			type === 'storage' ? new StorageEvent(type, about) : Object.assign(new Event(type), about),
		);
	return { session, renew, end, hear };
}

let queue = Promise.resolve<unknown>(null);
function exclusively<T>(task: () => Promise<T>): Promise<T> {
	const turn = queue.then(task);
	queue = turn.catch(() => {});
	return turn;
}

async function signedIn(parts: Parameters<typeof tab>[0] = {}, remembered = true) {
	const made = tab(parts);
	await made.session.settled;
	const token = newToken();
	made.session.begin({ token, user, remembered });
	return { ...made, token };
}

const nobodyAnswers = () => vi.fn(async (): Promise<string | null> => Promise.reject(new Error()));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a new session starts signed out', async () => {
	const { session } = tab();
	expect(session.snapshot()).toEqual({ status: 'signed-out' });
	expect(await session.token()).toBeNull();
});

test('a sign-in is stored and restored by the next page', async () => {
	const { session, token } = await signedIn();
	expect(session.snapshot()).toEqual({ status: 'signed-in', user });
	expect(session.snapshot()).toBe(session.snapshot());
	const next = tab();
	await next.session.settled;
	expect(next.session.snapshot()).toEqual({ status: 'signed-in', user });
	expect(await next.session.token()).toBe(token);
	expect(next.renew).not.toHaveBeenCalled();
});

test('every token is renewed five minutes before it expires', async () => {
	const { session, renew, token } = await signedIn();
	await vi.advanceTimersByTimeAsync(5 * minute - 1);
	expect(renew).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(renew).toHaveBeenCalledTimes(1);
	expect(await session.token()).not.toBe(token);
	await vi.advanceTimersByTimeAsync(5 * minute);
	expect(renew).toHaveBeenCalledTimes(2);
});

test('a failed renewal is retried after 30 s, doubling up to 16 min', async () => {
	const { renew } = await signedIn({ renew: nobodyAnswers() });
	await vi.advanceTimersByTimeAsync(5 * minute);
	expect(renew).toHaveBeenCalledTimes(1);
	const pauses = [30, 60, 120, 240, 480, 960, 960].map((seconds) => seconds * 1000);
	for (const [tries, pause] of pauses.entries()) {
		await vi.advanceTimersByTimeAsync(pause - 1);
		expect(renew).toHaveBeenCalledTimes(tries + 1);
		await vi.advanceTimersByTimeAsync(1);
		expect(renew).toHaveBeenCalledTimes(tries + 2);
	}
});

test('between retries background calls do not renew the token, user actions do', async () => {
	const { session, renew, token } = await signedIn({ renew: nobodyAnswers() });
	await vi.advanceTimersByTimeAsync(10 * minute);
	const tries = () => renew.mock.calls.length;
	const before = tries();
	// Attempts run 5:00, 5:30, 6:30 and 8:30 after the sign-in; the next one is at 12:30.
	expect(before).toBe(4);
	for (const _ of [1, 2, 3]) {
		await expect(session.token()).rejects.toThrow();
		await expect(session.renewed(token, false)).rejects.toThrow();
		session.update({ displayName: 'N' });
		await vi.advanceTimersByTimeAsync(5000);
	}
	expect(tries()).toBe(before);
	await expect(session.token({ forPerson: true })).rejects.toThrow();
	await expect(session.renewed(token, true)).rejects.toThrow();
	expect(tries()).toBe(before + 2);
	await vi.advanceTimersByTimeAsync(2.5 * minute - 15_000 - 1);
	expect(tries()).toBe(before + 2);
	await vi.advanceTimersByTimeAsync(1);
	expect(tries()).toBe(before + 3);
	renew.mockImplementation(async () => newToken());
	expect(await session.token({ forPerson: true })).not.toBe(token);
	expect(await session.token()).toBe(await session.token({ forPerson: true }));
});

test('a page opened with an expired token also waits before retrying a failed renewal', async () => {
	await signedIn();
	vi.setSystemTime(Date.now() + 60 * minute);
	const { session, renew } = tab({ renew: nobodyAnswers() });
	await session.settled;
	await expect(session.token()).rejects.toThrow();
	await vi.advanceTimersByTimeAsync(30_000 - 1);
	expect(renew).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(renew).toHaveBeenCalledTimes(2);
});

test('a successful renewal resets the retry delay to 30 s', async () => {
	const { renew } = await signedIn({ renew: nobodyAnswers() });
	await vi.advanceTimersByTimeAsync(5 * minute + 30_000 + 60_000);
	expect(renew).toHaveBeenCalledTimes(3);
	renew.mockImplementationOnce(async () => newToken());
	await vi.advanceTimersByTimeAsync(120_000);
	expect(renew).toHaveBeenCalledTimes(4);
	await vi.advanceTimersByTimeAsync(5 * minute + 30_000);
	expect(renew).toHaveBeenCalledTimes(6);
});

test('a token counts as expired 30 s early, so calls wait for a new one', async () => {
	const { session, token, renew } = await signedIn({ renew: nobodyAnswers() });
	await vi.advanceTimersByTimeAsync(10 * minute - tokenTimings.expiredEarly - 1);
	expect(await session.token()).toBe(token);
	const tries = renew.mock.calls.length;
	await vi.advanceTimersByTimeAsync(1);
	renew.mockImplementation(async () => newToken());
	expect(await session.token({ forPerson: true })).not.toBe(token);
	expect(renew).toHaveBeenCalledTimes(tries + 1);
});

test('a one-minute token is not renewed before 30 s have passed', async () => {
	const { session, renew } = await signedIn();
	session.begin({ token: newToken(minute), user, remembered: true });
	await vi.advanceTimersByTimeAsync(30_000 - 1);
	expect(renew).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(renew).toHaveBeenCalledOnce();
});

test('concurrent calls renew the token once', async () => {
	const { session, renew, token } = await signedIn();
	const renewed = await Promise.all([session.renewed(token, true), session.renewed(token, true)]);
	expect(new Set(renewed).size).toBe(1);
	expect(renew).toHaveBeenCalledOnce();
});

test('two tabs due for renewal renew the token once', async () => {
	const first = await signedIn();
	const second = tab();
	await second.session.settled;
	await vi.advanceTimersByTimeAsync(5 * minute);
	expect(first.renew.mock.calls.length + second.renew.mock.calls.length).toBe(1);
	expect(await first.session.token()).toBe(await second.session.token());
});

test('sign-out ends the session on the server and in every tab', async () => {
	const first = await signedIn();
	const second = tab();
	await second.session.settled;
	const notified = vi.fn();
	second.session.subscribe(notified);
	await first.session.signOut();
	second.hear();
	expect(first.end).toHaveBeenCalledWith(first.token);
	expect(notified).toHaveBeenCalled();
	expect(second.session.snapshot()).toEqual({ status: 'signed-out' });
	await vi.advanceTimersByTimeAsync(60 * minute);
	expect(second.renew).not.toHaveBeenCalled();
});

test('a failed sign-out keeps the session and can be retried', async () => {
	const { session, end, token } = await signedIn();
	end.mockRejectedValueOnce(new Error('Nobody answers'));
	await expect(session.signOut()).rejects.toThrow('Nobody answers');
	expect(session.snapshot()).toEqual({ status: 'signed-in', user });
	expect(await session.token()).toBe(token);
	await session.signOut();
	expect(end).toHaveBeenCalledTimes(2);
	expect(session.snapshot()).toEqual({ status: 'signed-out' });
});

test('a dropped session is removed locally even if the server call fails', async () => {
	const { session, end } = await signedIn();
	end.mockRejectedValueOnce(new Error('Nobody answers'));
	await session.drop();
	expect(end).toHaveBeenCalledOnce();
	expect(session.snapshot()).toEqual({ status: 'signed-out' });
});

test('a renewal in progress does not undo a sign-out', async () => {
	let response = (_token: string) => {};
	const slow = vi.fn(() => new Promise<string | null>((resolve) => (response = resolve)));
	const { session, token } = await signedIn({ renew: slow });
	const renewal = session.renewed(token, true);
	await vi.advanceTimersByTimeAsync(0);
	await session.signOut();
	response(newToken());
	expect(await renewal).toBeNull();
	expect(session.snapshot()).toEqual({ status: 'signed-out' });
});

test('a refused renewal expires the session until the next sign-in', async () => {
	const { session, token } = await signedIn({ renew: vi.fn(async () => null) });
	expect(await session.renewed(token, true)).toBeNull();
	expect(session.snapshot()).toEqual({ status: 'expired', user, remembered: true, asked: false });
	const waiting = session.askAgain();
	expect(session.snapshot()).toEqual({ status: 'expired', user, remembered: true, asked: true });
	const next = newToken();
	session.begin({ token: next, user, remembered: true });
	expect(await waiting).toBe(next);
	expect(session.snapshot()).toEqual({ status: 'signed-in', user });
});

test('declining to sign in again signs the user out', async () => {
	const { session, token } = await signedIn({ renew: vi.fn(async () => null) });
	await session.renewed(token, true);
	const waiting = session.askAgain();
	session.forget();
	expect(await waiting).toBeNull();
	expect(session.snapshot()).toEqual({ status: 'signed-out' });
});

test('a new tab leaves an expired session to the tab that waits for sign-in', async () => {
	const { session, token, hear } = await signedIn({ renew: vi.fn(async () => null) });
	await session.renewed(token, true);
	const waiting = session.askAgain();
	const opened = tab();
	await opened.session.settled;
	hear();
	expect(opened.session.snapshot()).toEqual({ status: 'signed-out' });
	expect(await opened.session.askAgain()).toBeNull();
	expect(session.snapshot()).toMatchObject({ status: 'expired', asked: true });
	const next = newToken();
	opened.session.begin({ token: next, user, remembered: true });
	hear();
	expect(await waiting).toBe(next);
	expect(opened.session.snapshot()).toEqual({ status: 'signed-in', user });
});

test('a waiting call is dropped when a different user signs in', async () => {
	const { session, token } = await signedIn({ renew: vi.fn(async () => null) });
	await session.renewed(token, true);
	const waiting = session.askAgain();
	session.begin({ token: newToken(), user: { ...user, id: 'another' }, remembered: true });
	expect(await waiting).toBeNull();
});

test('a page restored from the back/forward cache picks up session changes', async () => {
	const { session, hear } = await signedIn();
	const heard = vi.fn();
	session.subscribe(heard);
	localStorage.removeItem(storageKey);
	hear('pageshow', { persisted: false });
	expect(heard).not.toHaveBeenCalled();
	hear('pageshow', { persisted: true });
	expect(heard).toHaveBeenCalledOnce();
	expect(session.snapshot()).toEqual({ status: 'signed-out' });
});

test('a page that opens with an expired token is loading until it is renewed', async () => {
	await signedIn({ renew: nobodyAnswers() });
	vi.setSystemTime(Date.now() + 60 * minute);
	const { session, renew } = tab();
	expect(session.snapshot()).toEqual({ status: 'loading' });
	await session.settled;
	expect(session.snapshot()).toEqual({ status: 'signed-in', user });
	expect(renew).toHaveBeenCalledOnce();
});

test('a session ends with the browser unless it is remembered', async () => {
	await signedIn({}, false);
	const sameRun = tab();
	await sameRun.session.settled;
	expect(sameRun.session.snapshot().status).toBe('signed-in');
	const nextRun = tab({ sameRun: false });
	await nextRun.session.settled;
	expect(nextRun.session.snapshot().status).toBe('signed-out');
	expect(nextRun.end).toHaveBeenCalledOnce();

	await signedIn({}, true);
	const hydrateOnInteraction = tab({ sameRun: false });
	await hydrateOnInteraction.session.settled;
	expect(hydrateOnInteraction.session.snapshot().status).toBe('signed-in');
});

test('an invalid stored session counts as signed out', async () => {
	const { token } = await signedIn();
	const stored = JSON.parse(localStorage.getItem(storageKey) ?? '');
	expect(stored).toMatchObject({ token, user, remembered: true });
	const incomplete = ['user', 'issuedAt', 'expiresAt', 'remembered'].map((name) =>
		JSON.stringify({ ...stored, [name]: undefined }),
	);
	for (const text of ['{', '{}', 'null', '{"token":7}', ...incomplete]) {
		localStorage.setItem(storageKey, text);
		const { session } = tab();
		await session.settled;
		expect(session.snapshot(), text).toEqual({ status: 'signed-out' });
	}
});

test('a saved profile updates the user and keeps the token', async () => {
	const { session, token } = await signedIn();
	session.update({ displayName: 'Nadia Alam' });
	expect(session.snapshot()).toMatchObject({ user: { displayName: 'Nadia Alam' } });
	expect(await session.token()).toBe(token);
});

test('the token sync endpoint gets each fresh token once, and a DELETE on sign-out', async () => {
	const { session, token } = await signedIn();
	const notified = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
	session.follow(createTokenSync('/follow'));
	const headers = { Authorization: `Bearer ${token}` };
	expect(notified.mock.calls).toEqual([['/follow', { method: 'POST', headers }]]);
	session.update({ displayName: 'N' });
	expect(notified).toHaveBeenCalledTimes(1);

	const hydrateOnInteraction = tab();
	await hydrateOnInteraction.session.settled;
	vi.setSystemTime(Date.now() + tokenTimings.syncMaxAge + 1);
	hydrateOnInteraction.session.follow(createTokenSync('/follow'));
	expect(notified).toHaveBeenCalledTimes(1);

	await session.signOut();
	expect(notified.mock.lastCall).toEqual(['/follow', { method: 'DELETE', headers: {} }]);
});
