import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the section in the hash of the address. Data, code and pictures that arrive later
 * move the section, so this repeats on each change until the owner interacts.
 */
export function useSectionInHash() {
	const { hash } = useLocation();
	useEffect(() => {
		if (!hash) return;
		const interaction = new AbortController();
		const resizes = new ResizeObserver(() =>
			document.getElementById(hash.slice(1))?.scrollIntoView(),
		);
		const stopScrolling = () => {
			resizes.disconnect();
			interaction.abort();
		};
		resizes.observe(document.body);
		for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
			window.addEventListener(event, stopScrolling, {
				passive: true,
				signal: interaction.signal,
			});
		return stopScrolling;
	}, [hash]);
}
