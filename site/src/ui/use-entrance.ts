import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReducedMotion } from './use-reduced-motion';

/**
 * State of a figure. `shown`: final, as the server sent it. `waiting`: off screen, before its animation. `entering`: on
 * screen for the first time, animating.
 */
export type EntranceState = 'shown' | 'waiting' | 'entering';

/**
 * Returns whether a figure may animate from 0 to its value. A figure on screen at hydration keeps its value, so that it
 * does not visibly drop; so does every figure with reduced motion, and in print.
 */
export function useEntrance(ref: RefObject<Element | null>): EntranceState {
	const isStill = useReducedMotion();
	const [entrance, setEntrance] = useState<EntranceState>('shown');
	useEffect(() => {
		const element = ref.current;
		if (!element || isStill) return setEntrance('shown');
		let isFirstLook = true;
		const observer = new IntersectionObserver((entries) => {
			const isOnScreen = entries.at(-1)?.isIntersecting === true;
			if (!isOnScreen) setEntrance('waiting');
			else if (!isFirstLook) setEntrance('entering');
			if (isOnScreen) observer.disconnect();
			isFirstLook = false;
		});
		const showForPrint = () => flushSync(() => setEntrance('shown'));
		observer.observe(element);
		addEventListener('beforeprint', showForPrint);
		return () => {
			observer.disconnect();
			removeEventListener('beforeprint', showForPrint);
		};
	}, [ref, isStill]);
	return entrance;
}
