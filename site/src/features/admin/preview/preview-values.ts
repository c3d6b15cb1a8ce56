import type { Picture } from '@sumu/contract';

/** A picture in the shape of a read response; a newly chosen or uploaded one only has its address. */
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

/** Default values for the page of an entry that is not stored yet. */
export const notStored = () => {
	const now = new Date().toISOString();
	return { _id: '', date: now, updated: now, rating: null, picture: null };
};
