/** Default values for the page of an entry that is not stored yet. */
export const notStored = () => {
	const now = new Date().toISOString();
	return { _id: '', date: now, updated: now, rating: null, picture: null };
};
