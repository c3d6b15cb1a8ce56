import { useEffect, useState } from 'react';
import type { ArticleHeading } from './prepare';

/** Everything above the reading line: a heading stays in this area once passed, even after a jump. */
const readPart = '1000000px 0px -60% 0px';

/** Returns the id of the current heading, or of the first one at the start. */
export function useCurrentHeading(headings: readonly ArticleHeading[]): string | undefined {
	const [current, setCurrent] = useState(headings[0]?.id);
	useEffect(() => {
		const passedIds = new Set<string>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					if (isIntersecting) passedIds.add(target.id);
					else passedIds.delete(target.id);
				}
				setCurrent((headings.findLast(({ id }) => passedIds.has(id)) ?? headings[0])?.id);
			},
			{ rootMargin: readPart },
		);
		for (const { id } of headings) {
			const heading = document.getElementById(id);
			if (heading) observer.observe(heading);
		}
		return () => observer.disconnect();
	}, [headings]);
	return current;
}
