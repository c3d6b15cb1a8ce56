import * as users from '../endpoints/users';
import { visitorLocation } from '../endpoints/visitor';
import { example } from './example';
import { changed, deleted, listed, one } from './responses';
import { card, date, email, id, ownMessage, ownReview, picture, session, user } from './samples';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6Mn0.signature';

export const userExamples = {
	saveUser: example(users.saveUser, {
		params: { email },
		body: { displayName: 'Nadia Alam', city: 'Sylhet' },
		response: { ...changed(user), token },
	}),
	getUser: example(users.getUser, { params: { email }, response: one(user) }),
	isAdmin: example(users.isAdmin, { params: { email }, response: { admin: false } }),
	listUsers: example(users.listUsers, { query: { limit: 20 }, response: listed(user) }),
	deleteUser: example(users.deleteUser, { params: { id }, response: deleted }),
	uploadPhoto: example(users.uploadPhoto, { response: { success: true, data: picture } }),
	exportAccount: example(users.exportAccount, {
		response: one({
			exportedAt: date,
			profile: user,
			cart: [card],
			reviews: [ownReview],
			sessions: [session],
			messages: [ownMessage],
			newsletter: false,
			newsletterConfirmed: null,
		}),
	}),
	deleteAccount: example(users.deleteAccount, { response: deleted }),
	visitorLocation: example(visitorLocation, {
		response: {
			ip: '203.0.113.9',
			city: 'Sylhet',
			region: 'Sylhet Division',
			country: 'BD',
			loc: '23.7104,90.4074',
		},
	}),
};
