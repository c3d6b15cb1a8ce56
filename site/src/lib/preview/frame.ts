import type { Preview } from '@sumu/contract';

type WithoutEnd<One> = One extends Preview ? Omit<One, 'expires'> : never;
/** What a preview's page shows, in the shape its page reads. */
export type Shown = WithoutEnd<Preview>;

/** What is around a preview's page tells it: what is typed, null for what is saved, and the theme to show it in. */
export interface Framed {
	readonly shown: Shown | null;
	readonly theme: 'light' | 'dark';
}

/** In place of a token: a page that shows only what it is told. */
export const untold = 'new';

interface Message {
	readonly preview: 'ready' | Framed;
}
const isMessage = (data: unknown): data is Message =>
	typeof data === 'object' && data !== null && 'preview' in data;

const send = (to: Window, preview: Message['preview']) =>
	to.postMessage({ preview } satisfies Message, location.origin);

/** Tells whoever calls of messages from one window of this site; of no other's. */
function listen(from: () => Window | null | undefined, heard: (message: Message) => void) {
	const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
		const isOurs = origin === location.origin && source !== null && source === from();
		if (isOurs && isMessage(data)) heard(data);
	};
	addEventListener('message', onMessage);
	return () => removeEventListener('message', onMessage);
}

/** The window around this page, where it is one of this site's. */
function around(): Window | null {
	if (window.parent === window) return null;
	try {
		return window.parent.origin === window.origin ? window.parent : null;
	} catch {
		return null;
	}
}

/** For the page in the frame: hears what it is told, until the function it gives back is called. */
export function hear(told: (framed: Framed) => void): () => void {
	const window = around();
	if (!window) return () => {};
	const stop = listen(
		() => window,
		({ preview }) => preview !== 'ready' && told(preview),
	);
	send(window, 'ready');
	return stop;
}

/** For what is around: tells the page in the frame, now and whenever it has begun anew. */
export function tell(frame: HTMLIFrameElement, framed: Framed): () => void {
	const now = () => {
		if (frame.contentWindow) send(frame.contentWindow, framed);
	};
	now();
	return listen(
		() => frame.contentWindow,
		({ preview }) => preview === 'ready' && now(),
	);
}
