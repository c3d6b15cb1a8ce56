import { useEffect, useRef, useState } from 'react';
import { clientStore } from '../document/client-store';
import { type Framed, hear, tell } from './frame';

/** A frame's `ref`; its page is told what is typed, at once and after each change. */
export function useFrame(framed: Framed) {
	const ref = useRef<HTMLIFrameElement>(null);
	useEffect(() => (ref.current ? tell(ref.current, framed) : undefined), [framed]);
	return ref;
}

/** What the page around tells this one; null until it does, and without one. */
export function useFramed(): Framed | null {
	const [framed, setFramed] = useState<Framed | null>(null);
	useEffect(() => hear(setFramed), []);
	return framed;
}

/** Whether this page stands in another one; never on the server. */
export const useIsFramed = clientStore(
	() => () => {},
	() => window.parent !== window,
	false,
);
