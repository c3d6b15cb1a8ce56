import * as users from '../endpoints/users';
import { visitorLocation } from '../endpoints/visitor';
import { defineExample } from './example';
import { deletedResponse, toChangedResponse, toItemResponse, toListResponse } from './responses';
import {
	ownMessage,
	ownReview,
	sampleCartItem,
	sampleDate,
	sampleEmail,
	sampleId,
	samplePicture,
	sampleSession,
	sampleUser,
} from './samples';

const sampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6Mn0.signature';

export const userExamples = {
	saveUser: defineExample(users.saveUser, {
		params: { email: sampleEmail },
		body: { displayName: 'Nadia Alam', city: 'Sylhet' },
		response: { ...toChangedResponse(sampleUser), token: sampleToken },
	}),
	getUser: defineExample(users.getUser, {
		params: { email: sampleEmail },
		response: toItemResponse(sampleUser),
	}),
	isAdmin: defineExample(users.isAdmin, {
		params: { email: sampleEmail },
		response: { admin: false },
	}),
	listUsers: defineExample(users.listUsers, {
		query: { limit: 20 },
		response: toListResponse(sampleUser),
	}),
	deleteUser: defineExample(users.deleteUser, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	uploadPhoto: defineExample(users.uploadPhoto, {
		response: { success: true, data: samplePicture },
	}),
	exportAccount: defineExample(users.exportAccount, {
		response: toItemResponse({
			exportedAt: sampleDate,
			profile: sampleUser,
			cart: [sampleCartItem],
			reviews: [ownReview],
			sessions: [sampleSession],
			messages: [ownMessage],
			newsletter: false,
			newsletterConfirmed: null,
		}),
	}),
	deleteAccount: defineExample(users.deleteAccount, { response: deletedResponse }),
	visitorLocation: defineExample(visitorLocation, {
		response: {
			ip: '203.0.113.9',
			city: 'Sylhet',
			region: 'Sylhet Division',
			country: 'BD',
			loc: '23.7104,90.4074',
		},
	}),
};
