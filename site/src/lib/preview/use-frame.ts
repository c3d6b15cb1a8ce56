import { useEffect, useRef, useState } from 'react';
import { clientStore } from '../document/client-store';
import { type PreviewUpdate, subscribeToPreview, syncPreviewFrame } from './frame';

/** Returns a `ref` for a preview frame, which receives the unsaved content on mount and after each change. */
export function useFrame(framed: PreviewUpdate) {
	const ref = useRef<HTMLIFrameElement>(null);
	useEffect(() => (ref.current ? syncPreviewFrame(ref.current, framed) : undefined), [framed]);
	return ref;
}

/** Returns the content sent by the parent page; null before the first message or without a parent. */
export function useFramed(): PreviewUpdate | null {
	const [framed, setFramed] = useState<PreviewUpdate | null>(null);
	useEffect(() => subscribeToPreview(setFramed), []);
	return framed;
}

/** Returns whether this page is inside a frame; false on the server. */
export const useIsFramed = clientStore(
	() => () => {},
	() => window.parent !== window,
	false,
);
