import type { CatalogueArea } from './catalogue-entry';

/** Lists of posts and a post's page. */
export const blogWords = {
	morePosts: { original: ': all posts' },
	allPosts: { original: 'All posts' },
	nothingWritten: { original: 'No posts yet' },
	pagesOfPosts: { original: 'Pages of posts' },
	showPosts: { original: 'Show posts about' },
	blogAbout: { original: 'Blog: {tag}' },
	footnotes: { original: 'Footnotes' },
	onThisPage: { original: 'On this page' },
	followByRss: { original: 'Follow via RSS' },
	nextPost: { original: 'Next post' },
	previousPost: { original: 'Previous post' },
	otherPosts: { original: 'Other posts' },
	author: { original: 'Author' },
	date: { original: 'Date' },
	updatedOn: { original: 'Updated' },
	tags: { original: 'Tags' },
	reading: { original: 'Reading time' },
	minutes: { original: { one: '{count} minute', other: '{count} minutes' } },
	moreToRead: { original: 'More to read' },
	share: { original: 'Share' },
	copyLink: { original: 'Copy link' },
	linkCopied: { original: 'Link copied' },
	linkNotCopied: { original: 'Copy the address of this page' },
	pressCopyKeys: { original: 'Press Ctrl+C' },
} as const satisfies CatalogueArea;
