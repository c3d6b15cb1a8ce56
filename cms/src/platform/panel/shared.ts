/** Labels that several content types share. */

export const externalPicture = [
	'Picture address',
	'Only if the picture lies elsewhere. A picture chosen from the library wins.',
] as const;

export const publishedDate = [
	'Date',
	'Shown, and what the list is ordered by. Empty means now.',
] as const;

export const publishAt = [
	'Publish at',
	'Leave it empty to publish by hand. Otherwise save, and what is saved goes live by itself at this time.',
] as const;

export const lowestFirst = [
	'Place in the list',
	'Any number; the lowest comes first. Empty puts it last. 2.5 goes between 2 and 3.',
] as const;
