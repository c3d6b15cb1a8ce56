import { type RefObject, useEffect, useState } from 'react';

/** Returns whether the element has come within `margin` (CSS length) of the screen; stays true afterwards. */
export function useInView(ref: RefObject<Element | null>, margin = '0px') {
	const [seen, setSeen] = useState(false);
	useEffect(() => {
		const element = ref.current;
		if (!element || seen) return;
		const observer = new IntersectionObserver(
			(entries) => setSeen(entries.some((entry) => entry.isIntersecting)),
			{ rootMargin: margin },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, [ref, margin, seen]);
	return seen;
}
