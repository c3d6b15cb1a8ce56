import type { PictureUsage, PictureUserKind } from '@sumu/contract';

/** Texts of the media library. */
export const libraryWords = {
	title: 'Pictures',
	choose: 'Choose from library',
	search: 'Search pictures',
	folder: 'Folder',
	allFolders: 'All folders',
	noFolder: 'Not in a folder',
	unused: 'Unused only',
	empty: 'There are no pictures here.',
	pages: 'Pages of the library',
	total: (count: number) => (count === 1 ? '1 picture' : `${count.toLocaleString()} pictures`),
	add: 'Add pictures',
	added: (count: number) => (count === 1 ? 'Picture added' : `${count} pictures added`),
	notAdded: 'The pictures couldn’t be added',
	name: 'File name',
	alt: 'Description for people who can’t see the picture',
	caption: 'Caption',
	folderHelp: 'A name, such as Clients/Tea. A new name creates a new folder.',
	focalPoint: 'Focal point',
	focalHelp:
		'This point stays visible when the picture is cropped. Click the picture, or move the sliders.',
	across: 'From left',
	down: 'From top',
	centre: 'Use the centre',
	usedBy: 'Used by',
	unusedPicture: 'Nothing uses this picture.',
	kinds: {
		project: 'Project',
		blog: 'Post',
		service: 'Service',
		skill: 'Skill',
		review: 'Review',
		site: 'Site settings',
		user: 'Account',
	} satisfies Record<PictureUserKind, string>,
	uses: (count: number) => (count === 0 ? 'Unused' : count === 1 ? '1 use' : `${count} uses`),
	save: 'Save',
	saved: 'Picture saved',
	notSaved: 'The picture couldn’t be saved',
	replace: 'Replace file',
	replaceHelp: 'The new file appears wherever this picture is used, and old links lead to it.',
	replaced: 'Picture replaced',
	notReplaced: 'The picture couldn’t be replaced',
	remove: 'Delete',
	removed: 'Picture moved to the trash',
	notRemoved: 'The picture couldn’t be deleted',
	deletion: (name: string, usedBy: readonly PictureUsage[]) => ({
		title: usedBy.length > 0 ? 'Delete a picture that is in use?' : 'Delete this picture?',
		text:
			usedBy.length > 0
				? `${name} will disappear from ${usedBy.length === 1 ? 'one place' : `${usedBy.length} places`}. You can restore it from the trash.`
				: `You can restore ${name} from the trash.`,
		action: 'Delete',
		destroys: true,
	}),
};
