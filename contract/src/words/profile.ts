import type { CatalogueArea } from './catalogue-entry';

/** The profile and its form. */
export const profileWords = {
	editProfileTitle: { original: 'Edit Profile', plain: 'Edit your profile' },
	editProfile: { original: 'Edit profile' },
	editProfileText: {
		original:
			'Your name appears below your reviews, with your city and country if a review has none of its own. Only you and the owner can see the rest.',
	},
	displayName: { original: 'Display name' },
	country: { original: 'Country' },
	city: { original: 'City' },
	address: { original: 'Address' },
	updateProfile: { original: 'Update profile', plain: 'Save' },
	withUsSince: { original: 'Member since' },
	notGiven: { original: 'Not provided' },
	newPicture: { original: 'New picture' },
	yourPicture: { original: 'Your picture' },
	savePicture: { original: 'Save the picture' },
	changePicture: { original: 'Change the picture' },
	portraitOf: { original: 'Portrait of {name}' },
} as const satisfies CatalogueArea;
