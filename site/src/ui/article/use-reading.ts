import { useEffect, useState } from 'react';
import type { Heading } from './prepare';

/** All above the line at which one reads: a heading is in it from then on, however far one jumps. */
const readPart = '1000000px 0px -60% 0px';

/** The id of the heading one reads below; the first before that. */
export function useReading(headings: readonly Heading[]): string | undefined {
	const [current, setCurrent] = useState(headings[0]?.id);
	useEffect(() => {
		const passed = new Set<string>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					if (isIntersecting) passed.add(target.id);
					else passed.delete(target.id);
				}
				setCurrent((headings.findLast(({ id }) => passed.has(id)) ?? headings[0])?.id);
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
