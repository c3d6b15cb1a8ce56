import * as contact from '../endpoints/contact';
import { uploadImage } from '../endpoints/images';
import * as inbox from '../endpoints/inbox';
import { weavePictures } from '../endpoints/weave';
import { example } from './example';
import { accepted, changed, deleted, listed, one } from './responses';
import { contactBody, date, email, id, ownMessage, picture } from './samples';

const message = { ...ownMessage, read: false, answers: [] };
const text = 'Gladly. Could we talk on Thursday?';
const token = 'q8Zr1vY5kT3mW7xN2bC6dF4h';
const unsubscribe = `https://mira.example/newsletter/unsubscribe?token=${token}`;

export const inboxExamples = {
	sendMessage: example(contact.sendMessage, {
		body: contactBody,
		response: accepted,
	}),
	subscribe: example(contact.subscribe, { body: { email }, response: accepted }),
	confirmSubscription: example(contact.confirmSubscription, {
		body: { token },
		response: accepted,
	}),
	unsubscribe: example(contact.unsubscribe, { body: { token }, response: accepted }),
	listMessages: example(inbox.listMessages, { query: { limit: 20 }, response: listed(message) }),
	readMessage: example(inbox.readMessage, {
		params: { id },
		body: { read: true },
		response: changed({ ...message, read: true }),
	}),
	replyMessage: example(inbox.replyMessage, {
		params: { id },
		body: { text },
		response: changed({ ...message, read: true, answers: [{ text, date, mailed: true }] }),
	}),
	deleteMessage: example(inbox.deleteMessage, { params: { id }, response: deleted }),
	listSubscribers: example(inbox.listSubscribers, {
		query: { limit: 20 },
		response: listed({ _id: id, email, confirmed: true, confirmedOn: date, date, unsubscribe }),
	}),
	deleteSubscriber: example(inbox.deleteSubscriber, { params: { id }, response: deleted }),
	uploadImage: example(uploadImage, { response: { success: true, data: picture } }),
	weavePictures: example(weavePictures, {
		body: {
			name: 'Mira',
			family: 'jamdani',
			layout: 'brick',
			colours: {
				ground: '#0a2c22',
				edge: '#d2341a',
				bead: '#f0a51e',
				line: '#e9628c',
				middle: '#f4eddd',
			},
			motif: 3,
			richness: 3,
			border: 3,
			seed: 1,
		},
		response: one({ hero: picture, border: picture, mark: picture, lost: picture }),
	}),
};
