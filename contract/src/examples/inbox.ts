import * as contact from '../endpoints/contact';
import * as inbox from '../endpoints/inbox';
import { weavePictures } from '../endpoints/pictures';
import * as subscribers from '../endpoints/subscribers';
import type { ContactBody } from '../schemas/contact';
import type { NewsletterSubscriber, OwnMessage } from '../schemas/inbox';
import { defineExample } from './example';
import {
	acceptedResponse,
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import { sampleDate, sampleEmail, sampleId, samplePicture } from './samples';

const contactFields = {
	name: 'Nadia Alam',
	email: sampleEmail,
	number: '+880 1711-000000',
	subject: 'A shop',
	details: 'Twenty teas, two languages.',
};

/** Input of the contact form. */
export const contactBody: Required<Omit<ContactBody, 'website'>> = {
	...contactFields,
	projects: [sampleId],
	pages: ['/', '/project/shapla-tea-house'],
	elapsed: 45_000,
};

export const ownMessage: OwnMessage = {
	_id: sampleId,
	...contactFields,
	projects: [{ _id: sampleId, name: 'Shapla Tea House' }],
	pages: ['/', '/project/shapla-tea-house'],
	date: sampleDate,
};

const sampleMessage = {
	...ownMessage,
	read: false,
	stage: 'new' as const,
	note: '',
	value: null,
	followUp: null,
	answers: [],
};
const sampleReply = {
	_id: sampleId,
	title: 'First answer',
	text: 'Hello {name}, thank you for asking about {project}.',
};
const { _id: _sampleReplyId, ...replyBody } = sampleReply;
const replyText = 'Gladly. Could we talk on Thursday?';
const subscriptionToken = 'q8Zr1vY5kT3mW7xN2bC6dF4h';
const unsubscribeUrl = `https://mira.example/newsletter/unsubscribe?token=${subscriptionToken}`;

const sampleSubscriber = {
	_id: sampleId,
	email: sampleEmail,
	confirmed: true,
	confirmedOn: sampleDate,
	consentNote: null,
	tags: [],
	suspendedOn: null,
	date: sampleDate,
	unsubscribe: unsubscribeUrl,
} satisfies NewsletterSubscriber;

export const inboxExamples = {
	sendMessage: defineExample(contact.sendMessage, {
		body: contactBody,
		response: acceptedResponse,
	}),
	subscribeToNewsletter: defineExample(contact.subscribeToNewsletter, {
		body: { email: sampleEmail },
		response: acceptedResponse,
	}),
	confirmSubscription: defineExample(contact.confirmSubscription, {
		body: { token: subscriptionToken },
		response: acceptedResponse,
	}),
	unsubscribeFromNewsletter: defineExample(contact.unsubscribeFromNewsletter, {
		body: { token: subscriptionToken },
		response: acceptedResponse,
	}),
	listMessages: defineExample(inbox.listMessages, {
		query: { limit: 20 },
		response: toListResponse(sampleMessage),
	}),
	changeMessage: defineExample(inbox.changeMessage, {
		params: { id: sampleId },
		body: {
			read: true,
			stage: 'talking',
			note: 'Prefers the telephone.',
			value: 1200,
			followUp: '2026-12-24',
		},
		response: toChangedResponse({
			...sampleMessage,
			read: true,
			stage: 'talking',
			note: 'Prefers the telephone.',
			value: 1200,
			followUp: '2026-12-24',
		}),
	}),
	listReplies: defineExample(inbox.listReplies, { response: toListResponse(sampleReply) }),
	addReply: defineExample(inbox.addReply, {
		body: replyBody,
		response: toAddedResponse(sampleReply),
	}),
	changeReply: defineExample(inbox.changeReply, {
		params: { id: sampleId },
		body: replyBody,
		response: toChangedResponse(sampleReply),
	}),
	deleteReply: defineExample(inbox.deleteReply, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	replyMessage: defineExample(inbox.replyMessage, {
		params: { id: sampleId },
		body: { text: replyText },
		response: toChangedResponse({
			...sampleMessage,
			read: true,
			answers: [
				{
					text: replyText,
					date: sampleDate,
					mailed: true,
					messageId: `<${sampleId}.1@mira.example>`,
				},
			],
		}),
	}),
	deleteMessage: defineExample(inbox.deleteMessage, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	listSubscribers: defineExample(subscribers.listSubscribers, {
		query: { limit: 20 },
		response: toListResponse(sampleSubscriber),
	}),
	listSubscriberTags: defineExample(subscribers.listSubscriberTags, {
		response: toListResponse({ tag: 'clients', count: 12 }),
	}),
	changeSubscriber: defineExample(subscribers.changeSubscriber, {
		params: { id: sampleId },
		body: { tags: ['clients'] },
		response: toChangedResponse({ ...sampleSubscriber, tags: ['clients'] }),
	}),
	resendSubscription: defineExample(subscribers.resendSubscription, {
		params: { id: sampleId },
		response: acceptedResponse,
	}),
	deleteSubscriber: defineExample(subscribers.deleteSubscriber, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	weavePictures: defineExample(weavePictures, {
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
		response: toItemResponse({
			hero: samplePicture,
			border: samplePicture,
			mark: samplePicture,
			lost: samplePicture,
		}),
	}),
};
