import { timings } from '@sumu/contract';
import { useEffect, useEffectEvent } from 'react';

/** How long it waits for whoever is just doing something. */
const hydrateOnInteraction = 2000;

const isBusy = () =>
	document.querySelector('dialog[open], .swal2-container, :popover-open') !== null ||
	document.activeElement?.matches('input, textarea, select') === true;

/** Calls `show` some seconds after the page opened, unless something else has the attention then. */
export function usePopupDelay(show: () => void) {
	const onTime = useEffectEvent(show);
	useEffect(() => {
		let timer = setTimeout(function tryNow() {
			if (isBusy()) timer = setTimeout(tryNow, hydrateOnInteraction);
			else onTime();
		}, timings.reviewPopup);
		return () => clearTimeout(timer);
	}, []);
}
