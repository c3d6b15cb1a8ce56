import { type RefObject, useEffect, useState } from 'react';
import { browserStorage } from '../../../../lib/browser-storage';

const DETAILS_KEY = 'editor-details';

/**
 * View of an editor: whether its details are open, remembered in this browser, and whether everything but its
 * main fields is hidden. An error in the details shows them, and moves the focus there if it is nowhere else.
 */
export function useEditorView(formRef: RefObject<HTMLElement | null>, hasDetailError: boolean) {
	const [isOpen, setOpen] = useState(() => browserStorage().getItem(DETAILS_KEY) !== 'closed');
	const [isDistractionFree, setDistractionFree] = useState(false);
	useEffect(() => {
		if (!hasDetailError) return;
		setOpen(true);
		setDistractionFree(false);
	}, [hasDetailError]);
	const areDetailsShown = isOpen && !isDistractionFree;
	useEffect(() => {
		if (!hasDetailError || !areDetailsShown) return;
		const isAtError = document.activeElement?.matches('[aria-invalid=true]');
		if (!isAtError) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
	}, [hasDetailError, areDetailsShown, formRef]);
	useEffect(() => {
		if (!isDistractionFree) return;
		const { dataset } = document.documentElement;
		dataset.distractionFree = '';
		return () => {
			delete dataset.distractionFree;
		};
	}, [isDistractionFree]);
	return {
		isDistractionFree,
		setDistractionFree,
		areDetailsShown,
		toggleDetails() {
			browserStorage().setItem(DETAILS_KEY, isOpen ? 'closed' : 'open');
			setOpen(!isOpen);
		},
	};
}
