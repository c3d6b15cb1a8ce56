import type { Preview } from '@sumu/contract';

type WithoutEnd<One> = One extends Preview ? Omit<One, 'expires'> : never;
/** Preview content, in the shape its page reads. */
export type Shown = WithoutEnd<Preview>;

/** Message from the surrounding page to the preview: unsaved content (null to show the saved one) and the theme. */
export interface Framed {
	readonly shown: Shown | null;
	readonly theme: 'light' | 'dark';
}

/** Token placeholder: the page shows only content it receives by message. */
export const untold = 'new';

interface Message {
	readonly preview: 'ready' | Framed;
}
const isMessage = (data: unknown): data is Message =>
	typeof data === 'object' && data !== null && 'preview' in data;

const send = (to: Window, preview: Message['preview']) =>
	to.postMessage({ preview } satisfies Message, location.origin);

/** Listens to messages from one window of this site; ignores all others. */
function listen(from: () => Window | null | undefined, heard: (message: Message) => void) {
	const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
		const isOurs = origin === location.origin && source !== null && source === from();
		if (isOurs && isMessage(data)) heard(data);
	};
	addEventListener('message', onMessage);
	return () => removeEventListener('message', onMessage);
}

/** Returns the parent window if it belongs to this site. */
function around(): Window | null {
	if (window.parent === window) return null;
	try {
		return window.parent.origin === window.origin ? window.parent : null;
	} catch {
		return null;
	}
}

/**
 * For the page in the frame: subscribes to messages from the parent.
 * @returns a function that unsubscribes
 */
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

/**
 * For the parent: sends the content to the framed page now and after each reload of the frame.
 * @returns a function that unsubscribes
 */
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
