import * as contact from '../endpoints/contact';
import { uploadImage } from '../endpoints/images';
import * as inbox from '../endpoints/inbox';
import { accepted, changed, deleted, listed } from './responses';
import { example } from './example';
import { date, email, id, ownMessage, picture, written } from './samples';

const message = { ...ownMessage, read: false };
const token = 'q8Zr1vY5kT3mW7xN2bC6dF4h';
const unsubscribe = `https://sumu.example/newsletter/unsubscribe?token=${token}`;

export const inboxExamples = {
	sendMessage: example(contact.sendMessage, {
		body: { ...written, projects: [id] },
		answer: accepted,
	}),
	subscribe: example(contact.subscribe, { body: { email }, answer: accepted }),
	confirmSubscription: example(contact.confirmSubscription, {
		body: { token },
		answer: accepted,
	}),
	unsubscribe: example(contact.unsubscribe, { body: { token }, answer: accepted }),
	listMessages: example(inbox.listMessages, { query: { limit: 20 }, answer: listed(message) }),
	readMessage: example(inbox.readMessage, {
		params: { id },
		body: { read: true },
		answer: changed({ ...message, read: true }),
	}),
	deleteMessage: example(inbox.deleteMessage, { params: { id }, answer: deleted }),
	listSubscribers: example(inbox.listSubscribers, {
		query: { limit: 20 },
		answer: listed({ _id: id, email, confirmed: true, date, unsubscribe }),
	}),
	deleteSubscriber: example(inbox.deleteSubscriber, { params: { id }, answer: deleted }),
	uploadImage: example(uploadImage, { answer: { success: true, data: picture } }),
};
