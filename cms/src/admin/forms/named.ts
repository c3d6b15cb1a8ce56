import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For a heading: comes into sight, with the focus, where the address names it. */
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
