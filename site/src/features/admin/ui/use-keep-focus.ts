import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormSetFocus } from 'react-hook-form';

type TextEntryElement = HTMLInputElement | HTMLTextAreaElement;
const isTyped = (element: Element | null): element is TextEntryElement =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Name and selection of the focused field; null if no named field has the focus. */
function placeNow() {
	const { activeElement } = document;
	if (!isTyped(activeElement) || !activeElement.name) return null;
	const { name, selectionStart: start, selectionEnd: end } = activeElement;
	return { name, start, end };
}

/** Keeps the focus in a form when its rows are re-rendered. Call the returned function at the same time. */
export function useFocusKept<Values extends FieldValues>(setFocus: UseFormSetFocus<Values>) {
	const [place, setPlace] = useState<ReturnType<typeof placeNow>>(null);
	useEffect(() => {
		if (!place || document.activeElement !== document.body) return;
		setFocus(place.name as Path<Values>);
		const { activeElement } = document;
		// Fields without text, such as numbers, have no selection.
		if (place.start !== null && isTyped(activeElement))
			activeElement.setSelectionRange(place.start, place.end);
	}, [place, setFocus]);
	return () => setPlace(placeNow());
}
