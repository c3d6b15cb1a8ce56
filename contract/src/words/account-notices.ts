import type { CatalogueArea } from './catalogue-entry';

/** Messages of the account’s forms and endpoints. */
export const accountNoticeWords = {
	loggedIn: { original: 'Login successfully', plain: 'You are logged in', bn: 'লগ ইন হয়েছে' },
	loggedOut: {
		original: 'Log Out! successfully',
		plain: 'You are logged out',
		bn: 'লগ আউট হয়েছে',
	},
	notLoggedOut: { original: 'You are still signed in', bn: 'আপনি এখনো লগ ইন আছেন' },
	sessionOver: { original: 'Please sign in again', bn: 'আবার লগ ইন করুন' },
	noUser: { original: 'No user is logged in', plain: 'You’re not logged in', bn: 'কেউ লগ ইন নেই' },
	notAdmin: {
		original: 'You are not admin',
		plain: 'Only the owner can open that page',
		bn: 'আপনি অ্যাডমিন নন',
	},
	updated: { original: 'Update successfully', plain: 'Saved', bn: 'হালনাগাদ হয়েছে' },
	authError: { original: 'Error: {message}', plain: '{message}', bn: 'ত্রুটি: {message}' },
	loginEmail: {
		original: 'Email is Required',
		plain: 'Please enter your e-mail address',
		bn: 'ই-মেইল ঠিকানা লিখুন',
	},
	loginInvalidEmail: {
		original: 'Enter Your valid email',
		plain: 'Please enter a valid e-mail address',
		bn: 'একটি সঠিক ই-মেইল ঠিকানা লিখুন',
	},
	enterPassword: { original: 'Please enter your password', bn: 'পাসওয়ার্ড লিখুন' },
	passwordPattern: {
		original: 'upper and lower case  and a number',
		plain: 'Please use only letters and digits, at least one of each',
		bn: 'শুধু ইংরেজি অক্ষর ও সংখ্যা, অন্তত একটি করে',
	},
	shortPassword: {
		original: 'min 6 characters ',
		plain: 'Please enter at least 6 characters',
		bn: 'অন্তত ৬টি অক্ষর লিখুন',
	},
	shortName: {
		original: 'min name characters 3 ',
		plain: 'Please enter at least 3 characters',
		bn: 'নামে অন্তত ৩টি অক্ষর লিখুন',
	},
	acceptTerms: {
		original: 'Please agree to the terms and conditions',
		bn: 'শর্তাবলিতে রাজি হোন',
	},
	commonPassword: {
		original: 'This password is too common. Please choose another one.',
		bn: 'এই পাসওয়ার্ড অনেকে ব্যবহার করেন। অন্য একটি বেছে নিন',
	},
	passwordsDiffer: { original: 'Passwords do not match', bn: 'পাসওয়ার্ড দুটি মেলে না' },
	emailTaken: {
		original: 'Email is already taken',
		plain: 'An account with this e-mail address already exists',
		bn: 'এই ই-মেইলে আগে থেকেই অ্যাকাউন্ট আছে',
	},
	wrongCredentials: {
		original: 'Invalid identifier or password',
		plain: 'Invalid e-mail or password',
		bn: 'ই-মেইল ঠিকানা বা পাসওয়ার্ড ভুল',
	},
	wrongPassword: {
		original: 'The provided current password is invalid',
		plain: 'The current password is wrong',
		bn: 'বর্তমান পাসওয়ার্ড ভুল',
	},
	samePassword: {
		original: 'Your new password must be different than your current password',
		plain: 'The new password must differ from the current one',
		bn: 'নতুন পাসওয়ার্ড বর্তমানটির চেয়ে আলাদা হতে হবে',
	},
	blocked: {
		original: 'Your account has been blocked by an administrator',
		bn: 'আপনার অ্যাকাউন্ট বন্ধ করা হয়েছে',
	},
	wrongCode: {
		original: 'Incorrect code provided',
		plain: 'This code is wrong or has expired',
		bn: 'কোডটি ঠিক নয়',
	},
	enterCode: {
		original: 'Please enter a code from your authenticator app or a recovery code',
		bn: 'অথেনটিকেটর অ্যাপের কোড বা পুনরুদ্ধার কোড লিখুন',
	},
	enterProof: {
		original: 'Please enter your password or a code',
		bn: 'পাসওয়ার্ড বা একটি কোড লিখুন',
	},
	wrongProof: {
		original: 'The password or code is wrong',
		bn: 'এটি পাসওয়ার্ডও নয়, এখনকার কোনো কোডও নয়',
	},
	profileName: { original: 'enter your name', plain: 'Please enter your name', bn: 'আপনার নাম লিখুন' },
	profileCountry: {
		original: 'Enter Your Country',
		plain: 'Please enter your country',
		bn: 'আপনার দেশ লিখুন',
	},
	profileCity: {
		original: 'Enter City Name',
		plain: 'Please enter your city',
		bn: 'শহরের নাম লিখুন',
	},
	profileAddress: {
		original: 'Enter your address',
		plain: 'Please enter your address',
		bn: 'আপনার ঠিকানা লিখুন',
	},
	profileAbout: {
		original: 'Enter Your About',
		plain: 'Please write something about yourself',
		bn: 'নিজের সম্পর্কে লিখুন',
	},
} as const satisfies CatalogueArea;
