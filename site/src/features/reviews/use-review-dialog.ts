import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { openModal } from '../../ui/open-modal';

/** Card in the corner that does not take the focus, or a modal dialog that the user opened. */
export type ReviewDialogMode = 'card' | 'modal';

/**
 * Opens and closes the review dialog.
 * @param opener element that gets the focus if the card had it when it closed
 */
export function useReviewDialog(opener: RefObject<HTMLElement | null>) {
	const dialogRef = useRef<HTMLDialogElement>(null);
	const [way, setWay] = useState<ReviewDialogMode | null>(null);

	const openAsCard = () => {
		// `show()` would move the focus.
		dialogRef.current?.setAttribute('open', '');
		setWay('card');
	};
	const openAsModal = () => {
		dialogRef.current?.removeAttribute('open');
		setWay('modal');
	};
	useLayoutEffect(() => {
		if (way !== 'modal') return;
		const release = openModal(dialogRef.current);
		dialogRef.current?.focus();
		return release;
	}, [way]);
	const closeDialog = () => dialogRef.current?.close();
	const onClose = () => {
		if (way === 'card' && dialogRef.current?.contains(document.activeElement))
			opener.current?.focus({ preventScroll: true });
		setWay(null);
	};

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.key === 'Escape' && !document.querySelector('dialog:modal')) closeDialog();
	});
	// A layout effect: Escape may be pressed as soon as the card is visible.
	useLayoutEffect(() => {
		if (way !== 'card') return;
		const key = (event: KeyboardEvent) => onKeyDown(event);
		document.addEventListener('keydown', key);
		return () => document.removeEventListener('keydown', key);
	}, [way]);

	return {
		dialog: dialogRef,
		way,
		offer: openAsCard,
		ask: openAsModal,
		close: closeDialog,
		onClose,
	};
}
