import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { openModal } from '../../ui/modal';

/** A card in the corner that takes no focus, or a modal dialog that somebody asked for. */
export type Way = 'card' | 'modal';

/** @param opener what gets the focus when the card closes that had it */
export function useReviewDialog(opener: RefObject<HTMLElement | null>) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [way, setWay] = useState<Way | null>(null);

	const offer = () => {
		// `show()` would take the focus.
		dialog.current?.setAttribute('open', '');
		setWay('card');
	};
	const ask = () => {
		dialog.current?.removeAttribute('open');
		setWay('modal');
	};
	useLayoutEffect(() => {
		if (way !== 'modal') return;
		const release = openModal(dialog.current);
		dialog.current?.focus();
		return release;
	}, [way]);
	const close = () => dialog.current?.close();
	const onClose = () => {
		if (way === 'card' && dialog.current?.contains(document.activeElement))
			opener.current?.focus({ preventScroll: true });
		setWay(null);
	};

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.key === 'Escape' && !document.querySelector('dialog:modal')) close();
	});
	// At once: Escape may be pressed as soon as the card is seen.
	useLayoutEffect(() => {
		if (way !== 'card') return;
		const key = (event: KeyboardEvent) => onKeyDown(event);
		document.addEventListener('keydown', key);
		return () => document.removeEventListener('keydown', key);
	}, [way]);

	return { dialog, way, offer, ask, close, onClose };
}
