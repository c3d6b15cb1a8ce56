// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PreviewUpdate, subscribeToPreview, syncPreviewFrame } from './frame';

const framed: PreviewUpdate = { shown: null, theme: 'dark' };
let frame: HTMLIFrameElement;
let other: Window;

beforeEach(() => {
	frame = document.body.appendChild(document.createElement('iframe'));
	other = frame.contentWindow as Window;
	Object.defineProperty(other, 'origin', { value: window.origin, configurable: true });
	vi.spyOn(other, 'postMessage').mockImplementation(() => {});
});
afterEach(() => {
	frame.remove();
	Object.defineProperty(window, 'parent', { value: window, configurable: true });
});

const message = (data: unknown, { source = other, origin = location.origin } = {}) =>
	dispatchEvent(new MessageEvent('message', { data, source, origin }));
const around = (value: Window) =>
	Object.defineProperty(window, 'parent', { value, configurable: true });

test('a framed page accepts updates only from its same-origin parent window', () => {
	around(other);
	const told = vi.fn();
	const stop = subscribeToPreview(told);
	expect(other.postMessage).toHaveBeenCalledWith({ preview: 'ready' }, location.origin);
	message({ preview: framed }, { origin: 'https://elsewhere.example' });
	message({ preview: framed }, { source: window });
	message({ something: 'else' });
	expect(told).not.toHaveBeenCalled();
	message({ preview: framed });
	expect(told).toHaveBeenCalledWith(framed);
	stop();
	message({ preview: framed });
	expect(told).toHaveBeenCalledTimes(1);
});

test('a page framed by another site posts no message to it', () => {
	Object.defineProperty(other, 'origin', {
		get: () => {
			throw new DOMException('another origin', 'SecurityError');
		},
	});
	around(other);
	subscribeToPreview(() => {});
	expect(other.postMessage).not.toHaveBeenCalled();
});

test('a frame receives the preview at once and again when its page reloads', () => {
	const stop = syncPreviewFrame(frame, framed);
	expect(other.postMessage).toHaveBeenCalledWith({ preview: framed }, location.origin);
	message({ preview: 'ready' }, { source: window });
	expect(other.postMessage).toHaveBeenCalledTimes(1);
	message({ preview: 'ready' });
	expect(other.postMessage).toHaveBeenCalledTimes(2);
	stop();
});
