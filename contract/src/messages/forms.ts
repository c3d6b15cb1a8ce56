export const wrongContentType = 'This content type isn’t supported here';
export const fillIn = 'Please fill this in';
export const chooseOne = (choices: readonly string[]) =>
	`Please choose one of ${choices.join(', ')}`;
export const tooMany = (most: number) => `Please enter at most ${most} entries`;
export const atLeast = (least: number) => `Please enter ${least} or more`;
export const tooShort = (least: number) => `Please enter at least ${least} characters`;
export const tooLong = (most: number) => `Please enter at most ${most} characters`;
export const numberBetween = (min: number, max: number) =>
	`Please enter a number from ${min} to ${max}`;
export const invalidNumber = 'Please use only digits, spaces, + and -';
export const invalidColour = 'Please enter a colour such as #1d4ed8';
export const invalidAddress = 'Please enter an address that begins with https://';
export const updateSucceeded = 'Update successfully';
export const tooManyRequests = 'Too many requests. Please try again in a minute.';
export const serverUnavailable = 'The server didn’t answer. Please try again in a moment.';
export const storageUnavailable =
	'The storage for pictures didn’t answer, so nothing was saved. Please try again in a minute.';
