import type { CatalogueArea } from './catalogue-entry';

/** The profile and its form. */
export const profileWords = {
	editProfileTitle: { original: 'Edit Profile', plain: 'Edit your profile', bn: 'প্রোফাইল সম্পাদনা' },
	editProfile: { original: 'Edit profile', bn: 'প্রোফাইল সম্পাদনা করুন' },
	editProfileText: {
		original:
			'Your name appears below your reviews, with your city and country if a review has none of its own. Only you and the owner can see the rest.',
		bn: 'আপনার মতামতের নিচে আপনার নাম থাকে, আর মতামতে স্থান না থাকলে আপনার শহর ও দেশ। বাকিটা শুধু আপনি ও মালিক দেখেন।',
	},
	displayName: { original: 'Display name', bn: 'যে নাম দেখানো হবে' },
	country: { original: 'Country', bn: 'দেশ' },
	city: { original: 'City', bn: 'শহর' },
	address: { original: 'Address', bn: 'ঠিকানা' },
	updateProfile: { original: 'Update profile', plain: 'Save', bn: 'প্রোফাইল হালনাগাদ করুন' },
	withUsSince: { original: 'Member since', bn: 'যোগ দিয়েছেন' },
	notGiven: { original: 'Not provided', bn: 'এখনো দেওয়া হয়নি' },
	newPicture: { original: 'New picture', bn: 'নতুন ছবি' },
	yourPicture: { original: 'Your picture', bn: 'আপনার ছবি' },
	savePicture: { original: 'Save the picture', bn: 'ছবি সংরক্ষণ করুন' },
	changePicture: { original: 'Change the picture', bn: 'ছবি বদলান' },
	portraitOf: { original: 'Portrait of {name}', bn: '{name}-এর ছবি' },
} as const satisfies CatalogueArea;
