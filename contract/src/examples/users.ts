import * as users from '../endpoints/users';
import { visitorLocation } from '../endpoints/visitor';
import { changed, deleted, listed, one } from './responses';
import { example } from './example';
import { card, date, email, id, ownMessage, ownReview, picture, session, user } from './samples';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6Mn0.signature';

export const userExamples = {
	saveUser: example(users.saveUser, {
		params: { email },
		body: { displayName: 'Nadia Alam', city: 'Dhaka' },
		answer: { ...changed(user), token },
	}),
	getUser: example(users.getUser, { params: { email }, answer: one(user) }),
	isAdmin: example(users.isAdmin, { params: { email }, answer: { admin: false } }),
	listUsers: example(users.listUsers, { query: { limit: 20 }, answer: listed(user) }),
	deleteUser: example(users.deleteUser, { params: { id }, answer: deleted }),
	uploadPhoto: example(users.uploadPhoto, { answer: { success: true, data: picture } }),
	exportAccount: example(users.exportAccount, {
		answer: one({
			exportedAt: date,
			profile: user,
			cart: [card],
			reviews: [ownReview],
			sessions: [session],
			messages: [ownMessage],
			newsletter: false,
		}),
	}),
	deleteAccount: example(users.deleteAccount, { answer: deleted }),
	visitorLocation: example(visitorLocation, {
		answer: {
			ip: '203.0.113.9',
			city: 'Dhaka',
			region: 'Dhaka Division',
			country: 'BD',
			loc: '23.7104,90.4074',
		},
	}),
};
