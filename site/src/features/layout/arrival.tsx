import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where focus is meant to be, whatever page comes. */
const kept = ':is(input, textarea, select), dialog *, [role=dialog] *';

/**
 * Focuses another page's heading, as a browser begins a page it loads: who listens hears it, and Tab
 * goes on from there. A page gone back to, or to a part of, is laid out whole, so that it is scrolled
 * to the right place.
 */
export function Arrival() {
	const { pathname, hash } = useLocation();
	const isNamed = hash !== '';
	const isBack = useNavigationType() === 'POP';
	const shown = useRef(pathname);
	// Before the router scrolls.
	useLayoutEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		document.documentElement.toggleAttribute('data-whole', isBack || isNamed);
		const heading = document.querySelector('h1');
		if (!heading || document.activeElement?.matches(kept)) return;
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}, [pathname, isBack, isNamed]);
	return null;
}
