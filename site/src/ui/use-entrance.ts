import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReducedMotion } from './use-reduced-motion';

/**
 * `shown`: in its final state, as the server sent it. `waiting`: off screen, at the start of its motion.
 * `entering`: on screen for the first time, in motion.
 */
export type Entrance = 'shown' | 'waiting' | 'entering';

/**
 * When a figure may move from 0 to its value. What is on screen when scripts take over keeps its
 * value, so that nobody sees it fall back; so does everything where motion is unwanted, and on paper.
 */
export function useEntrance(ref: RefObject<Element | null>): Entrance {
	const isStill = useReducedMotion();
	const [entrance, setEntrance] = useState<Entrance>('shown');
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
