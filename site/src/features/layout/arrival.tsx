import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { finishLayout } from '../../lib/document/finish-layout';

/** Selector of elements that keep the focus across a navigation. */
const focusKeepers = ':is(input, textarea, select), dialog *, [role=dialog] *';

/**
 * Moves the focus to the heading after a navigation, so that a screen reader announces it and Tab continues from there.
 * A page reached with Back or with a fragment is laid out at once, so that it scrolls to the right place; on other
 * pages, layout may be deferred.
 */
export function Arrival() {
	const { pathname, hash } = useLocation();
	const isNamed = hash !== '';
	const isBack = useNavigationType() === 'POP';
	const lastPathnameRef = useRef(pathname);
	// Must run before the router scrolls.
	useLayoutEffect(() => {
		if (lastPathnameRef.current !== pathname) {
			lastPathnameRef.current = pathname;
			document.documentElement.toggleAttribute('data-whole', isBack || isNamed);
			focusHeading();
		}
		return finishLayout();
	}, [pathname, isBack, isNamed]);
	return null;
}

function focusHeading() {
	const heading = document.querySelector('h1');
	if (!heading || document.activeElement?.matches(focusKeepers)) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}
