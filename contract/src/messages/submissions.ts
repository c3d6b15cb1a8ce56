export const contactSent = 'Thank you. Your message has reached me.';
export const subscribedAtOnce = 'Thank you.';
export const subscriptionReceived =
	'Thank you. If there is something to confirm, it is in your inbox.';
export const enterName = 'Please enter your name';
export const enterEmail = 'Please enter your email';
export const invalidEmail = 'enter your valid email';
export const enterNumber = 'Please enter your number';
export const enterSubject = 'Please enter a subject';
export const enterDetails = 'Please enter the details';
export const formTooLarge =
	'That is more than fits into a message. Please shorten it and send it again.';
