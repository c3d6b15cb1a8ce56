import { useViewTransitionState } from 'react-router-dom';

/** The name a picture has on its own page, whither it grows from the card. */
export const coverName = (id: string) => `cover-${id}`;

/** For the picture of a card that leads to `to`: named only while the two pages change places. */
export function useCoverTransition(id: string, to: string) {
	return useViewTransitionState(to) ? { viewTransitionName: coverName(id) } : undefined;
}
