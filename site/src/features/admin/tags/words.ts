import { formatCount } from '../ui/formats';

const formatPosts = (count: number) => formatCount(count, 'post');

/** Texts of the tags' screen and of their suggestions. */
export const tagWords = {
	title: 'Tags',
	search: 'Search tags',
	total: (count: number) => formatCount(count, 'tag'),
	pages: 'Pages of the tags',
	intro: 'Changes here apply to all posts, including drafts.',
	empty: 'No post has a tag yet.',
	noneFound: 'No tag matches your search.',
	posts: (count: number, published = count) =>
		published === count
			? formatPosts(count)
			: `${formatPosts(count)}, ${published === 0 ? 'none' : published} published`,
	postsOf: (tag: string, posts: string) => `${tag}: ${posts}`,
	rename: 'Rename',
	renameOne: (tag: string) => `Rename ${tag}`,
	newName: (tag: string) => `New name for ${tag}`,
	save: 'Save',
	cancel: 'Cancel',
	renamed: (count: number) => `Tag renamed in ${formatPosts(count)}`,
	notRenamed: 'The tag couldn’t be renamed',
	merging: (tag: string, other: string, count: number) => ({
		title: `Merge “${tag}” into “${other}”?`,
		text: `“${other}” already exists. ${count === 1 ? 'One post' : formatPosts(count)} will have it instead of “${tag}”. You can’t separate them again later.`,
		action: 'Merge',
	}),
	merged: (count: number) => `Tags merged in ${formatPosts(count)}`,
	remove: 'Delete',
	removeOne: (tag: string) => `Delete ${tag}`,
	deletion: (tag: string, count: number) => ({
		title: `Delete the tag “${tag}”?`,
		text: `It will be removed from ${count === 1 ? 'one post' : `${formatPosts(count)}, including drafts`}. The posts themselves stay. This can’t be undone.`,
		action: 'Delete',
		destroys: true,
	}),
	removed: (count: number) => `Tag deleted from ${formatPosts(count)}`,
	notRemoved: 'The tag couldn’t be deleted',
	suggestions: 'Tags used in other posts',
};
