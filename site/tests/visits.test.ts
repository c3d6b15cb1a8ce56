// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { MAX_MESSAGE_PAGES, maxLengths, publicPathPattern } from '@sumu/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScripts } from '../src/lib/document/start-scripts';
import {
	followPages,
	pagesReadKey,
	rememberPages,
	reportVisits,
} from '../src/lib/visits/follow-pages';
import { leaveUncounted, uncountedKey } from '../src/lib/visits/leave-uncounted';

const sendBeacon = vi.fn<(address: string, visit: Blob) => boolean>(() => true);
const originals = { pushState: history.pushState, replaceState: history.replaceState };
const setNavigator = (name: string, value: unknown) =>
	Object.defineProperty(navigator, name, { value, configurable: true });

/** Starts the report as a new document would. */
function start(path: string) {
	history.replaceState(null, '', path);
	reportVisits(followPages, '/api/visit', 'session', uncountedKey, maxLengths.url);
}

const reports = () =>
	Promise.all(
		sendBeacon.mock.calls.map(async ([address, visit]) => ({
			address,
			type: visit.type,
			...JSON.parse(await visit.text()),
		})),
	);
const pathsOf = async () => (await reports()).map(({ path }) => path);

const listeners: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
	const add = window.addEventListener;
	vi.spyOn(window, 'addEventListener').mockImplementation(
		(type: string, listener: EventListenerOrEventListenerObject) => {
			listeners.push([type, listener]);
			add.call(window, type, listener);
		},
	);
	setNavigator('sendBeacon', sendBeacon);
	localStorage.clear();
	sessionStorage.clear();
	delete document.documentElement.dataset.pagesRead;
});
afterEach(() => {
	for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
	Object.assign(history, originals);
	sendBeacon.mockClear();
	setNavigator('doNotTrack', null);
	setNavigator('globalPrivacyControl', undefined);
});

test('a page view is reported once, with its query and referrer', async () => {
	vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
	start('/projects?utm_source=letter');
	history.replaceState({ scrolled: 1 }, '');
	expect(await reports()).toEqual([
		{
			address: '/api/visit',
			type: 'application/json',
			path: '/projects?utm_source=letter',
			referrer: 'https://search.example/',
		},
	]);
});

test('each navigation to another path is reported, without the referrer of the document', async () => {
	vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
	start('/');
	history.pushState(null, '', '/about');
	history.pushState(null, '', '/about?open=1#skills');
	history.replaceState(null, '', '/skills');
	originals.replaceState.call(history, null, '', '/');
	dispatchEvent(new PopStateEvent('popstate'));
	expect(await pathsOf()).toEqual(['/', '/about', '/skills', '/']);
	expect((await reports()).map(({ referrer }) => referrer).filter(Boolean)).toHaveLength(1);
});

test.each([
	['doNotTrack', '1'],
	['globalPrivacyControl', true],
])('nothing is reported with %s', (name, value) => {
	setNavigator(name, value);
	start('/');
	history.pushState(null, '', '/about');
	expect(sendBeacon).not.toHaveBeenCalled();
});

test('views of a signed-in owner or helper are not reported, those of other accounts are', async () => {
	const signIn = (id: string) => localStorage.setItem('session', JSON.stringify({ user: { id } }));
	leaveUncounted({ id: 'owner-1', role: 'admin' });
	leaveUncounted({ id: 'visitor-1', role: 'normal' });
	signIn('owner-1');
	start('/');
	history.pushState(null, '', '/about');
	expect(sendBeacon).not.toHaveBeenCalled();
	signIn('visitor-1');
	history.pushState(null, '', '/skills');
	localStorage.removeItem('session');
	history.pushState(null, '', '/contact');
	expect(await pathsOf()).toEqual(['/skills', '/contact']);
});

test('an overlong address is shortened to what the server accepts', async () => {
	start(`/search?q=${'x'.repeat(3000)}`);
	const [path = ''] = await pathsOf();
	expect(path).toHaveLength(maxLengths.url);
});

test('the report adds at most 0.5 kB to a page with its other script', () => {
	const sizeOf = (...scripts: unknown[]) => gzipSync(scripts.join('')).length;
	const added = sizeOf(startScripts, reportVisits, followPages) - sizeOf(startScripts);
	expect(added).toBeLessThanOrEqual(500);
});

/** Remembers pages from this one on, as a new document would. */
function remember(path: string) {
	history.replaceState(null, '', path);
	rememberPages(
		followPages,
		pagesReadKey,
		MAX_MESSAGE_PAGES,
		maxLengths.path,
		new RegExp(publicPathPattern),
		'/contact',
	);
}
const remembered = () => sessionStorage.getItem(pagesReadKey);

test('the pages read are remembered once each, the latest last, without their queries', () => {
	remember('/?utm_source=letter');
	history.pushState(null, '', '/about?open=1#skills');
	history.pushState(null, '', '/project/tea');
	history.pushState(null, '', '/about');
	expect(remembered()).toBe('/ /project/tea /about');
});

test('private and overlong addresses are not remembered', () => {
	const paths = [
		'/testimonial/secret',
		'/preview/secret',
		'/sumu/messages',
		'/user',
		'/newsletter/confirm',
	];
	remember(`/${'x'.repeat(maxLengths.path)}`);
	for (const path of paths) history.pushState(null, '', path);
	expect(remembered()).toBeNull();
	history.pushState(null, '', '/userland');
	expect(remembered()).toBe('/userland');
});

test('the document has the pages read before the current one', () => {
	const before = () => document.documentElement.dataset.pagesRead;
	remember('/contact');
	expect(before()).toBeUndefined();
	history.pushState(null, '', '/about');
	expect(before()).toBeUndefined();
	history.pushState(null, '', '/project/tea');
	history.pushState(null, '', '/sumu');
	history.pushState(null, '', '/contact');
	expect(before()).toBe('/about /project/tea');
	history.pushState(null, '', '/about');
	expect(before()).toBe('/project/tea');
	expect(remembered()).toBe('/project/tea /about');
});

test('only the latest pages are remembered', () => {
	remember('/');
	for (let page = 1; page <= MAX_MESSAGE_PAGES; page += 1)
		history.pushState(null, '', `/projects/page=${page}`);
	const pages = remembered()?.split(' ');
	expect(pages).toHaveLength(MAX_MESSAGE_PAGES);
	expect(pages?.at(0)).toBe('/projects/page=1');
});

test.each([
	['doNotTrack', '1'],
	['globalPrivacyControl', true],
])('no page is remembered with %s', (name, value) => {
	setNavigator(name, value);
	remember('/');
	history.pushState(null, '', '/about');
	expect(remembered()).toBeNull();
});

test('a browser that blocks storage shows the page without remembering it', () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('blocked', 'SecurityError');
	});
	expect(() => remember('/')).not.toThrow();
	expect(remembered()).toBeNull();
});
