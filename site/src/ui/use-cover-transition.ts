import { useViewTransitionState } from 'react-router-dom';

/** The name a picture has on its own page, whither it grows from the card, and how it does (`motion.css`). */
export const coverOf = (id: string) => ({
	viewTransitionName: `cover-${id}`,
	viewTransitionClass: 'cover',
});

/** The place whose cover was followed last. */
let followed: string | undefined;

/**
 * For the picture of a card that leads to `to`: named only while the two pages change places. Where a page has one
 * cover in several places, each is called something, and only that moves which was followed: one name twice moves nothing.
 */
export function useCoverTransition(id: string, to: string, place?: string) {
	const isMoving = useViewTransitionState(to) && (!place || place === followed);
	return {
		cover: isMoving ? coverOf(id) : undefined,
		follow: () => {
			followed = place;
		},
	};
}
