// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { beforeRoutes } from '../chunk/load-route';
import { hydratedEvent } from '../document/client-store';
import { i18n, translationsElementId } from './i18n';
import { initI18n } from './speak';

afterEach(() => {
	vi.unstubAllGlobals();
	i18n.speech.spoken = {};
	i18n.speech.onSaid = undefined;
	i18n.watch = undefined;
});

test('a failed load keeps the page’s own translations and is retried', async () => {
	const brought = document.body.appendChild(document.createElement('script'));
	brought.id = translationsElementId;
	brought.type = 'application/json';
	brought.textContent = JSON.stringify({ Home: 'Domů' });
	const all = { Home: 'Domů', About: 'O mně' };
	const cancel = vi.fn();
	const asked = vi
		.fn()
		.mockResolvedValueOnce(new Response(new ReadableStream({ cancel }), { status: 502 }))
		.mockResolvedValueOnce(Response.json(all));
	vi.stubGlobal('fetch', asked);
	initI18n();
	await beforeRoutes.ready?.();
	expect(i18n.speech.spoken).toEqual({ Home: 'Domů' });
	expect(cancel, 'the unread body keeps its connection').toHaveBeenCalledOnce();
	await beforeRoutes.ready?.();
	expect(i18n.speech.spoken).toEqual(all);
	brought.remove();
});

test('using a translation missing from the page loads all translations', async () => {
	const all = { Home: 'Domů', About: 'O mně' };
	const asked = vi.fn(async () => Response.json(all));
	vi.stubGlobal('fetch', asked);
	initI18n();
	const { onSaid } = i18n.speech;
	onSaid?.('Skills');
	dispatchEvent(new Event(hydratedEvent));
	const watched = i18n.watch?.();
	const told = vi.fn();
	void watched?.then((watch) => watch('then', told));
	// Used during hydration, so the server has already sent it.
	onSaid?.('Skills');
	await new Promise((resolve) => setTimeout(resolve));
	expect(asked).not.toHaveBeenCalled();
	onSaid?.('About');
	await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(all), 30_000);
});

test('for a signed-in visitor, all translations are loaded before hydration', async () => {
	const all = { Home: 'Domů', About: 'O mně' };
	vi.stubGlobal(
		'fetch',
		vi.fn(async () => Response.json(all)),
	);
	localStorage.setItem('session', '{}');
	await initI18n();
	localStorage.removeItem('session');
	expect(i18n.speech.spoken).toEqual(all);
});

test('a response that does not come keeps no signed-in visitor waiting', async () => {
	vi.useFakeTimers();
	onTestFinished(() => {
		vi.useRealTimers();
	});
	vi.stubGlobal('fetch', () => new Promise(() => {}));
	localStorage.setItem('session', '{}');
	const ready = initI18n();
	localStorage.removeItem('session');
	await vi.runAllTimersAsync();
	await expect(ready).resolves.toBeUndefined();
});
