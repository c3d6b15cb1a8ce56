import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormSetFocus } from 'react-hook-form';

type Typed = HTMLInputElement | HTMLTextAreaElement;
const isTyped = (element: Element | null): element is Typed =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Where one types; null where that is in no field. */
function placeNow() {
	const { activeElement } = document;
	if (!isTyped(activeElement) || !activeElement.name) return null;
	const { name, selectionStart: start, selectionEnd: end } = activeElement;
	return { name, start, end };
}

/** Keeps the focus in a form whose rows are drawn anew; what it gives back is called as they are. */
export function useFocusKept<Values extends FieldValues>(setFocus: UseFormSetFocus<Values>) {
	const [place, setPlace] = useState<ReturnType<typeof placeNow>>(null);
	useEffect(() => {
		if (!place || document.activeElement !== document.body) return;
		setFocus(place.name as Path<Values>);
		const { activeElement } = document;
		// What holds no text, such as a number, knows no place in it.
		if (place.start !== null && isTyped(activeElement))
			activeElement.setSelectionRange(place.start, place.end);
	}, [place, setFocus]);
	return () => setPlace(placeNow());
}
