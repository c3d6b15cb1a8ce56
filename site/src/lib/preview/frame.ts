import type { DraftPreview } from '@sumu/contract';

type WithoutEnd<One> = One extends DraftPreview ? Omit<One, 'expires'> : never;
/** Preview content, in the shape its page reads. */
export type PreviewContent = WithoutEnd<DraftPreview>;

/** Message from the surrounding page to the preview: unsaved content (null to show the saved one) and the theme. */
export interface PreviewUpdate {
	readonly shown: PreviewContent | null;
	readonly theme: 'light' | 'dark';
}

/** Token placeholder: the page shows only content it receives by message. */
export const livePreviewToken = 'new';

interface PreviewMessage {
	readonly preview: 'ready' | PreviewUpdate;
}
const isPreviewMessage = (data: unknown): data is PreviewMessage =>
	typeof data === 'object' && data !== null && 'preview' in data;

const postPreviewMessage = (to: Window, preview: PreviewMessage['preview']) =>
	to.postMessage({ preview } satisfies PreviewMessage, location.origin);

/** Listens to messages from one window of this site; ignores all others. */
function onPreviewMessage(
	from: () => Window | null | undefined,
	heard: (message: PreviewMessage) => void,
) {
	const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
		const isOurs = origin === location.origin && source !== null && source === from();
		if (isOurs && isPreviewMessage(data)) heard(data);
	};
	addEventListener('message', onMessage);
	return () => removeEventListener('message', onMessage);
}

/** Returns the parent window if it belongs to this site. */
function getParentWindow(): Window | null {
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
export function subscribeToPreview(told: (framed: PreviewUpdate) => void): () => void {
	const window = getParentWindow();
	if (!window) return () => {};
	const stop = onPreviewMessage(
		() => window,
		({ preview }) => preview !== 'ready' && told(preview),
	);
	postPreviewMessage(window, 'ready');
	return stop;
}

/**
 * For the parent: sends the content to the framed page now and after each reload of the frame.
 * @returns a function that unsubscribes
 */
export function syncPreviewFrame(frame: HTMLIFrameElement, framed: PreviewUpdate): () => void {
	const sendUpdate = () => {
		if (frame.contentWindow) postPreviewMessage(frame.contentWindow, framed);
	};
	sendUpdate();
	return onPreviewMessage(
		() => frame.contentWindow,
		({ preview }) => preview === 'ready' && sendUpdate(),
	);
}
