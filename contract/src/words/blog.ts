import type { CatalogueArea } from './catalogue-entry';

/** Lists of posts and a post's page. */
export const blogWords = {
	morePosts: { original: ': all posts', bn: ': সব লেখা' },
	allPosts: { original: 'All posts', bn: 'সব লেখা' },
	nothingWritten: { original: 'No posts yet', bn: 'এখনো কিছু লেখা হয়নি' },
	pagesOfPosts: { original: 'Pages of posts', bn: 'লেখার পাতা' },
	showPosts: { original: 'Show posts about', bn: 'যে বিষয়ের লেখা দেখবেন' },
	blogAbout: { original: 'Blog: {tag}', bn: 'ব্লগ: {tag}' },
	footnotes: { original: 'Footnotes', bn: 'পাদটীকা' },
	onThisPage: { original: 'On this page', bn: 'এই পাতায়' },
	followByRss: { original: 'Follow via RSS', bn: 'RSS-এ অনুসরণ করুন' },
	nextPost: { original: 'Next post', bn: 'পরের লেখা' },
	previousPost: { original: 'Previous post', bn: 'আগের লেখা' },
	otherPosts: { original: 'Other posts', bn: 'অন্যান্য লেখা' },
	author: { original: 'Author', bn: 'লেখক' },
	date: { original: 'Date', bn: 'তারিখ' },
	updatedOn: { original: 'Updated', bn: 'হালনাগাদ' },
	tags: { original: 'Tags', bn: 'ট্যাগ' },
	reading: { original: 'Reading time', bn: 'পড়তে লাগে' },
	minutes: {
		original: { one: '{count} minute', other: '{count} minutes' },
		bn: { other: '{count} মিনিট' },
	},
	moreToRead: { original: 'More to read', bn: 'আরও পড়ুন' },
	share: { original: 'Share', bn: 'শেয়ার করুন' },
	copyLink: { original: 'Copy link', bn: 'লিংক কপি করুন' },
	linkCopied: { original: 'Link copied', bn: 'লিংক কপি হয়েছে' },
	linkNotCopied: { original: 'Copy the address of this page', bn: 'এই পাতার ঠিকানা কপি করুন' },
	pressCopyKeys: { original: 'Press Ctrl+C', bn: 'Ctrl+C চাপুন' },
} as const satisfies CatalogueArea;
