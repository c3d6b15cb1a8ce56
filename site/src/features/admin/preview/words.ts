/** Texts of the preview. */
export const previewWords = {
	open: 'Preview',
	close: 'Close',
	closeIt: 'Close preview',
	whole: 'Full page',
	title: 'Page preview',
	page: 'The page with your changes',
	phone: 'Phone width',
	desktop: 'Desktop width',
	light: 'Light theme',
	dark: 'Dark theme',
	copy: 'Copy link',
	link: 'Link to the saved version, valid for one hour',
	noLink: 'Save it as a draft first to get a link.',
	copied: 'Copied. Anyone with the link can see the saved version for one hour.',
	notCopied: 'Couldn’t copy the link. Try again.',
} as const;
