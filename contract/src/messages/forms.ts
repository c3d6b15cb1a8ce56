export const wrongContentType = 'This content type isn’t supported here';
export const fillIn = 'Please fill this in';
export const chooseOne = (choices: readonly string[]) =>
	`Please choose one of ${choices.join(', ')}`;
export const tooMany = (most: number) => `At most ${most} entries, please`;
export const atLeast = (least: number) => `Please enter a number from ${least} up`;
export const tooShort = (least: number) => `At least ${least} characters, please`;
export const tooLong = (most: number) => `At most ${most} characters, please`;
export const numberBetween = (min: number, max: number) =>
	`Please enter a number from ${min} to ${max}`;
export const invalidNumber = 'Please enter a number of digits, spaces, + and -';
export const invalidColour = 'Please enter a colour such as #1d4ed8';
export const invalidAddress = 'Please enter an address that begins with https://';
export const updateSucceeded = 'Update successfully';
export const tooManyRequests = 'Too many requests, please try again in a minute';
export const serverUnavailable = 'The server does not answer, please try again in a moment';
