import type { CatalogueArea } from './catalogue-entry';

/** Messages of the account’s forms and endpoints. */
export const accountNoticeWords = {
	loggedIn: { original: 'Login successfully', plain: 'You are signed in' },
	loggedOut: { original: 'Log Out! successfully', plain: 'You are signed out' },
	notLoggedOut: { original: 'You are still signed in' },
	sessionOver: { original: 'Please sign in again' },
	noUser: { original: 'No user is logged in', plain: 'You’re not signed in' },
	notAdmin: { original: 'You are not admin', plain: 'Only the owner can open that page' },
	updated: { original: 'Update successfully', plain: 'Saved' },
	authError: { original: 'Error: {message}', plain: '{message}' },
	loginEmail: { original: 'Email is Required', plain: 'Please enter your e-mail address' },
	loginInvalidEmail: {
		original: 'Enter Your valid email',
		plain: 'Please enter a valid e-mail address',
	},
	enterPassword: { original: 'Please enter your password' },
	passwordPattern: {
		original: 'upper and lower case  and a number',
		plain: 'Please use only letters and digits, at least one of each',
	},
	shortPassword: { original: 'min 6 characters ', plain: 'Please enter at least 6 characters' },
	shortName: { original: 'min name characters 3 ', plain: 'Please enter at least 3 characters' },
	acceptTerms: { original: 'Please agree to the terms and conditions' },
	commonPassword: { original: 'This password is too common. Please choose another one.' },
	passwordsDiffer: { original: 'Passwords do not match' },
	emailTaken: {
		original: 'Email is already taken',
		plain: 'An account with this e-mail address already exists',
	},
	wrongCredentials: {
		original: 'Invalid identifier or password',
		plain: 'Invalid e-mail or password',
	},
	wrongPassword: {
		original: 'The provided current password is invalid',
		plain: 'The current password is wrong',
	},
	samePassword: {
		original: 'Your new password must be different than your current password',
		plain: 'The new password must differ from the current one',
	},
	blocked: { original: 'Your account has been blocked by an administrator' },
	wrongCode: { original: 'Incorrect code provided', plain: 'This code is wrong or has expired' },
	enterCode: { original: 'Please enter a code from your authenticator app or a recovery code' },
	enterProof: { original: 'Please enter your password or a code' },
	wrongProof: { original: 'The password or code is wrong' },
	profileName: { original: 'enter your name', plain: 'Please enter your name' },
	profileCountry: { original: 'Enter Your Country', plain: 'Please enter your country' },
	profileCity: { original: 'Enter City Name', plain: 'Please enter your city' },
	profileAddress: { original: 'Enter your address', plain: 'Please enter your address' },
	profileAbout: { original: 'Enter Your About', plain: 'Please write something about yourself' },
} as const satisfies CatalogueArea;
