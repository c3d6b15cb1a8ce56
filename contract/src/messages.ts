const free = 'Free';

/** Texts shown for a state, as the specification words them; misspellings included. */
export const messages = {
	notFound: 'No Data Found',
	unknownLocation: 'Unknown Location',
	free,
	skillLevel: (level: string) => `lavel : ${level}`,
	price: (price: number) => (price === 0 ? free : `$_${price}`),
	unexpectedError: 'Unexpected Application Error!',

	loggedIn: 'Login successfully',
	loggedOut: 'Log Out! successfully',
	notAdmin: 'You are not admin',
	noUser: 'No user is logged in',
	authError: (message: string) => `Error: ${message}`,
	updated: 'Update successfully',

	/** Before something is deleted, and after; `deletionOf` words the question for each entity. */
	deletion: {
		title: 'Are you sure?',
		confirm: 'Yes, delete it !',
		cancelledTitle: 'Oops...',
		cancelled: 'Delete Cancel',
		doneTitle: 'Deleted!',
	},
	deletionOf: (entity: string) => `You are sure to delete ${entity} information`,
	deleted: (entity: string) => `${entity} information has been deleted.`,

	contactSent: 'Thank you. Your message has reached me.',
	subscribed: 'Thank you. Please look into your inbox.',
	enterName: 'Please enter your name',
	enterEmail: 'Please enter your email',
	invalidEmail: 'enter your valid email',
	enterNumber: 'Please enter your number',
	invalidNumber: 'Please enter a number of digits, spaces, + and -',
	enterSubject: 'Please enter a subject',
	enterDetails: 'Please enter the details',

	loginEmail: 'Email is Required',
	loginInvalidEmail: 'Enter Your valid email',
	enterPassword: 'Please enter your password',
	passwordPattern: 'upper and lower case  and a number',
	shortPassword: 'min 6 characters ',
	shortName: 'min name characters 3 ',
	acceptTerms: 'Please agree to the terms and conditions',
	passwordsDiffer: 'Passwords do not match',
	emailTaken: 'Email is already taken',
	wrongCredentials: 'Invalid identifier or password',
	wrongPassword: 'The provided current password is invalid',
	samePassword: 'Your new password must be different than your current password',
	blocked: 'Your account has been blocked by an administrator',
	sessionOver: 'Please sign in again',
	unauthorized: 'Missing or invalid credentials',
	ownAccount: 'You cannot delete your own account here',
	lastAdmin: 'There must always be one admin',
	wrongCode: 'Incorrect code provided',

	profileName: 'enter your name',
	profileCountry: 'Enter Your Country',
	profileCity: 'Enter City Name',
	profileAddress: 'Enter your address',
	profileAbout: 'Enter Your About',
	invalidAddress: 'Please enter an address that begins with https://',

	chooseProject: 'Please choose a project',
	addedToCard: 'Add To Card',

	enterReview: 'please Typing Here',
	reviewPlaceholder: 'Describe your experience..',
	chooseRating: 'Please choose one to five stars',
	reviewOfOne: 'A review is about one project or one post',
	thanksForRating: 'Thanks for rating us!',

	tooLong: (most: number) => `At most ${most} characters, please`,
	tooManyRequests: 'Too many requests, please try again in a minute',
} as const;
