export const freePrice = 'Free';
/** Returns an empty text if there is no price. */
export const formatPrice = (price: number | null) =>
	price === null ? '' : price === 0 ? freePrice : `$_${price}`;
export const skillLevel = (level: string) => `lavel : ${level}`;
export const fullyResponsive = 'Fully Responsive';
export const deliveryTime = (delivery: string) => `${delivery} Delivery`;
export const contactNow = 'Contact Now';

export const notFound = 'No Data Found';
export const notYours = 'You don’t have access to this';
export const unexpectedError = 'Unexpected Application Error!';
export const linkExpired = 'This link has expired';

export const loggedIn = 'Login successfully';
export const loggedOut = 'Log Out! successfully';
export const notLoggedOut = 'You are still signed in';
export const noUser = 'No user is logged in';
export const authError = (message: string) => `Error: ${message}`;
export const sessionOver = 'Please sign in again';
export const unauthorizedRequest = 'Missing or invalid credentials';
export const otherAddress = (address: string) => `Please sign in at ${address} instead`;
