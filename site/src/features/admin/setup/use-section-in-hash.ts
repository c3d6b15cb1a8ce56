import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the section in the hash of the address. Sections above it are filled when their
 * data arrives, which moves it, so this repeats until all data is there or the owner scrolls.
 */
export function useSectionInHash() {
	const { hash } = useLocation();
	const loadingCount = useIsFetching();
	const [finishedHash, setFinishedHash] = useState('');
	useEffect(() => {
		if (!hash || hash === finishedHash) return;
		const section = document.getElementById(hash.slice(1));
		section?.scrollIntoView();
		if (section && loadingCount === 0) return setFinishedHash(hash);
		const stopScrolling = () => setFinishedHash(hash);
		const interactionEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
		for (const event of interactionEvents)
			window.addEventListener(event, stopScrolling, { passive: true });
		return () => {
			for (const event of interactionEvents) window.removeEventListener(event, stopScrolling);
		};
	}, [hash, finishedHash, loadingCount]);
}
