export const consentMissing = 'Please agree that I may publish it';
export const contactSent = 'Thank you. I’ve received your message.';
export const subscribedAtOnce = 'Thank you.';
export const subscriptionReceived =
	'Thank you. If you aren’t subscribed yet, you’ll get an e-mail to confirm.';
export const enterName = 'Please enter your name';
export const enterEmail = 'Please enter your email';
export const invalidEmail = 'enter your valid email';
export const enterNumber = 'Please enter your phone number';
export const enterSubject = 'Please enter a subject';
export const enterDetails = 'Please enter the details';
export const formTooLarge = 'Your message is too long. Please shorten it and send it again.';
