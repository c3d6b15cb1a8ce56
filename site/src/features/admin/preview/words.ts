/** Texts of the preview. */
export const previewWords = {
	open: 'Preview',
	close: 'Close',
	closeIt: 'Close preview',
	whole: 'The whole page',
	title: 'Preview of the page',
	page: 'The page with what is typed',
	phone: 'Phone width',
	desktop: 'Desktop width',
	light: 'Light theme',
	dark: 'Dark theme',
	copy: 'Copy link',
	link: 'A link to what is saved, good for an hour',
	noLink: 'There is a link once it is saved as a draft.',
	copied: 'Copied. Whoever has the link sees what is saved, for an hour.',
	notCopied: 'The link could not be copied. Please try again.',
} as const;
