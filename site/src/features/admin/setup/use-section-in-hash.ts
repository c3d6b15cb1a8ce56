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
	const [shownHash, setShownHash] = useState('');
	useEffect(() => {
		if (!hash || hash === shownHash) return;
		const section = document.getElementById(hash.slice(1));
		section?.scrollIntoView();
		if (section && loadingCount === 0) return setShownHash(hash);
		const stop = () => setShownHash(hash);
		const events = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
		for (const event of events) window.addEventListener(event, stop, { passive: true });
		return () => {
			for (const event of events) window.removeEventListener(event, stop);
		};
	}, [hash, shownHash, loadingCount]);
}
