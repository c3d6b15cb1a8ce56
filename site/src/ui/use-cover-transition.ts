import { useViewTransitionState } from 'react-router-dom';

/** View transition of a cover between its card and its page (`motion.css`). */
export const coverOf = (id: string) => ({
	viewTransitionName: `cover-${id}`,
	viewTransitionClass: 'cover',
});

/** Place of the cover that was followed last. */
let lastFollowedPlace: string | undefined;

/**
 * Transition of a card's picture to the page `to`, named only while the pages change. If a page shows the same cover in
 * several places, each needs a `place`, and only the followed one moves: a duplicate name would cancel the transition.
 */
export function useCoverTransition(id: string, to: string, place?: string) {
	const isMoving = useViewTransitionState(to) && (!place || place === lastFollowedPlace);
	return {
		cover: isMoving ? coverOf(id) : undefined,
		follow: () => {
			lastFollowedPlace = place;
		},
	};
}
