const free = 'Free';

/** Texts shown for a state, as the specification words them; misspellings included. */
export const messages = {
	notFound: 'No Data Found',
	unknownLocation: 'Unknown Location',
	free,
	skillLevel: (level: string) => `lavel : ${level}`,
	price: (price: number) => (price === 0 ? free : `$_${price}`),
	unexpectedError: 'Unexpected Application Error!',

	noUser: 'No user is logged in',
	notAdmin: 'You are not admin',
	signedIn: 'Login successfully',
	signedOut: 'Log Out! successfully',
	updated: 'Update successfully',
	refused: (message: string) => `Error: ${message}`,

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
	tooLong: (most: number) => `At most ${most} characters, please`,
	tooManyRequests: 'Too many requests, please try again in a minute',
} as const;
