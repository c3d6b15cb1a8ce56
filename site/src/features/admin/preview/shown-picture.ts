import type { Picture } from '@sumu/contract';

/** A picture as a page reads it; one that was just chosen or uploaded has its address only. */
export function shownPicture(address: string | null, before: Picture | null): Picture | null {
	if (!address) return null;
	if (address === before?.url) return before;
	return {
		url: address,
		alt: '',
		width: null,
		height: null,
		placeholder: null,
		focalPoint: null,
		formats: [],
	};
}
