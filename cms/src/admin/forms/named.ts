import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses a heading and scrolls to it if the URL hash is its id. */
export function useNamed(id: string): RefObject<HTMLHeadingElement> {
	const heading = useRef<HTMLHeadingElement>(null);
	const { hash } = useLocation();
	const isNamed = hash === `#${id}`;
	useEffect(() => {
		if (!isNamed) return;
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView();
	}, [isNamed]);
	return heading;
}
