import * as users from '../endpoints/users';
import { visitorLocation } from '../endpoints/users';
import type { Session, User } from '../schemas/user';
import { sampleCartItem } from './cards';
import { defineExample } from './example';
import { ownMessage } from './inbox';
import { deletedResponse, toChangedResponse, toItemResponse, toListResponse } from './responses';
import { ownReview } from './reviews';
import { sampleDate, sampleEmail, sampleId, samplePicture } from './samples';

export const sampleSession: Session = {
	_id: sampleId,
	browser: 'Firefox 145',
	os: 'Android 16',
	device: 'mobile',
	signedInAt: sampleDate,
	lastUsedAt: sampleDate,
	current: true,
};

export const sampleUser: User = {
	_id: sampleId,
	displayName: 'Nadia Alam',
	email: sampleEmail,
	emailVerified: true,
	phoneNumber: null,
	photoURL: null,
	picture: null,
	role: 'normal',
	country: 'Bangladesh',
	city: 'Sylhet',
	address: '12 Lake Road',
	aboutMe: 'I sell tea.',
	hasPassword: true,
	termsAccepted: sampleDate,
	twoStep: false,
	date: sampleDate,
};

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
			subscription: null,
			testimonials: [],
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
