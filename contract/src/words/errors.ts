import type { CatalogueArea } from './catalogue-entry';

/** Texts for missing pages, errors, deletions and servers that do not respond. */
export const errorWords = {
	notFound: { original: 'No Data Found', plain: 'Nothing here' },
	notFoundText: { original: 'This page doesn’t exist, or has moved.' },
	notYours: { original: 'You don’t have access to this' },
	notYoursText: { original: 'It belongs to another account.' },
	methodNotAllowed: { original: 'You can’t do that here' },
	methodNotAllowedText: { original: 'This page can only be viewed. Nothing was changed.' },
	unreadableForm: { original: 'The form couldn’t be read' },
	unreadableFormText: {
		original: 'It was sent in a format this site doesn’t accept. Go back and send it again.',
	},
	cannotBeShown: { original: 'This page can’t be shown right now' },
	cannotBeShownText: { original: 'The server didn’t answer. It’s usually back within a minute.' },
	unexpectedError: { original: 'Unexpected Application Error!', plain: 'Something went wrong' },
	linkExpired: { original: 'This link has expired' },
	reload: { original: 'Reload' },
	reference: { original: 'Reference:' },
	tryingAgain: { original: 'Trying again…' },
	triesAgainIn: {
		original: {
			one: 'Trying again in {count} second.',
			other: 'Trying again in {count} seconds.',
		},
	},
	meanwhile: { original: 'Meanwhile, you can find {name} here' },
	unsent: { original: 'It couldn’t be sent. What you typed is still here.' },
	noAnswerTyped: {
		original: 'The server didn’t answer. What you typed is still here. Please try again.',
	},
	noAnswer: { original: 'The server didn’t answer' },
	unavailable: { original: 'The server didn’t answer. Please try again in a moment.' },
	storageUnavailable: {
		original:
			'The storage for pictures didn’t answer, so nothing was saved. Please try again in a minute.',
	},
	tooManyRequests: { original: 'Too many requests. Please try again in a minute.' },
	pictureNotUploaded: { original: 'The picture couldn’t be uploaded' },
	noPicture: { original: 'Please choose a picture: JPEG, PNG, WebP, GIF, AVIF or TIFF' },
	noSuchPicture: { original: 'This picture no longer exists. Please upload it again.' },
	pictureTooLarge: { original: 'The picture must be 10 MB or smaller' },
	pictureTooWide: { original: 'The picture must have 40 megapixels or fewer' },
	animationTooLarge: {
		original: 'All frames of the animation together must have 40 megapixels or fewer',
	},
	heicPicture: {
		original:
			'HEIC photos can’t be read here. Please export the photo as JPEG and upload it again.',
	},
	storageFull: { original: 'Your storage is full. Please delete some pictures first.' },
	wrongContentType: { original: 'This content type isn’t supported here' },
	fillIn: { original: 'Please fill this in' },
	chooseOne: { original: 'Please choose one of {choices}' },
	tooMany: { original: 'Please enter at most {most} entries' },
	atLeast: { original: 'Please enter {least} or more' },
	tooShort: { original: 'Please enter at least {least} characters' },
	tooLong: { original: 'Please enter at most {most} characters' },
	between: { original: 'Please enter a number from {min} to {max}' },
	invalidNumber: { original: 'Please use only digits, spaces, + and -' },
	invalidAddress: { original: 'Please enter an address that begins with https://' },
	unauthorized: { original: 'Missing or invalid credentials', plain: 'Please sign in' },
	otherAddress: { original: 'Please sign in at {address} instead' },
	areYouSure: { original: 'Are you sure?' },
	confirmDelete: { original: 'Yes, delete it !', plain: 'Yes, delete it' },
	deleteCancelledTitle: { original: 'Oops...', plain: 'Nothing was deleted' },
	deleteCancelled: { original: 'Delete Cancel', plain: 'It’s still there.' },
	deletedTitle: { original: 'Deleted!', plain: 'Deleted' },
	notDeleted: { original: 'It couldn’t be deleted' },
	deleteCardQuestion: {
		original: 'You are sure to delete project information',
		plain: 'The project will be removed from your shortlist.',
	},
	cardDeleted: {
		original: 'Project information has been deleted.',
		plain: 'The project was removed from your shortlist.',
	},
	deleteAccountQuestion: {
		original: 'You are sure to delete account information',
		plain: 'Your account and everything in it will be deleted permanently.',
	},
	accountDeleted: {
		original: 'Account information has been deleted.',
		plain: 'Your account has been deleted.',
	},
	invalidColour: { original: 'Please enter a colour such as #1d4ed8' },
} as const satisfies CatalogueArea;
