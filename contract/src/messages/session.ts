export const loggedIn = 'Login successfully';
export const loggedOut = 'Log Out! successfully';
export const notLoggedOut = 'You are still signed in';
export const noUser = 'No user is logged in';
export const authError = (message: string) => `Error: ${message}`;
export const sessionOver = 'Please sign in again';
export const unauthorizedRequest = 'Missing or invalid credentials';
export const otherAddress = (address: string) => `Please sign in at ${address} instead`;
