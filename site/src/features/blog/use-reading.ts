import { useEffect, useState } from 'react';
import type { Heading } from './article';

/** The upper part of the window, where one reads. */
const readingPart = '-96px 0px -60% 0px';

/** The id of the heading that was last scrolled to; the first before that. */
export function useReading(headings: readonly Heading[]): string | undefined {
	const [current, setCurrent] = useState(headings[0]?.id);
	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				const seen = entries.find(({ isIntersecting }) => isIntersecting);
				if (seen) setCurrent(seen.target.id);
			},
			{ rootMargin: readingPart },
		);
		for (const { id } of headings) {
			const heading = document.getElementById(id);
			if (heading) observer.observe(heading);
		}
		return () => observer.disconnect();
	}, [headings]);
	return current;
}
