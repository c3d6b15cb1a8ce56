const free = 'Free';

/** Texts shown for a state, as the specification words them; misspellings included. */
export const messages = {
	notFound: 'No Data Found',
	unknownLocation: 'Unknown Location',
	free,
	skillLevel: (level: string) => `lavel : ${level}`,
	price: (price: number) => (price === 0 ? free : `$_${price}`),
	unexpectedError: 'Unexpected Application Error!',

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
