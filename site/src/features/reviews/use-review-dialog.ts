import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A popup over the page that leaves the focus where it is, unless somebody asked for it; then the
 * focus goes in, and back when it closes. Escape and a click beside it close it.
 */
export function usePopup() {
	const panel = useRef<HTMLDivElement>(null);
	const before = useRef<HTMLElement>(null);
	const [isOpen, setOpen] = useState(false);

	const open = (asked: boolean) => {
		const focused = document.activeElement;
		before.current = focused instanceof HTMLElement ? focused : null;
		panel.current?.showPopover();
		setOpen(true);
		if (asked) panel.current?.focus();
	};
	const close = () => {
		const hadFocus = panel.current?.contains(document.activeElement);
		panel.current?.hidePopover();
		setOpen(false);
		if (hadFocus) before.current?.focus();
	};

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.key === 'Escape') close();
	});
	const onPointerDown = useEffectEvent((event: PointerEvent) => {
		const box = panel.current?.getBoundingClientRect();
		if (box && !isWithin(box, event)) close();
	});
	useEffect(() => {
		if (!isOpen) return;
		const key = (event: KeyboardEvent) => onKeyDown(event);
		const pointer = (event: PointerEvent) => onPointerDown(event);
		document.addEventListener('keydown', key);
		document.addEventListener('pointerdown', pointer);
		return () => {
			document.removeEventListener('keydown', key);
			document.removeEventListener('pointerdown', pointer);
		};
	}, [isOpen]);

	return { panel, isOpen, open, close };
}

const isWithin = (box: DOMRect, { clientX: x, clientY: y }: PointerEvent) =>
	x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
