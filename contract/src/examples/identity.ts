import * as calls from '../endpoints/identity';
import { defineExample } from './example';
import { deletedResponse, okResponse, toListResponse } from './responses';
import { sampleEmail, sampleId } from './samples';
import { sampleSession, sampleUser } from './users';

const sampleJwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6Mn0.signature';
const signedIn = { jwt: sampleJwt, user: sampleUser };
const confirmationCode = 'b1946ac92492d2347c6235b4d2611184';
const samplePassword = 'tea4twenty';

export const identityExamples = {
	signIn: defineExample(calls.signIn, {
		body: { identifier: sampleEmail, password: samplePassword, remember: true, code: '492039' },
		response: signedIn,
	}),
	registerAccount: defineExample(calls.registerAccount, {
		body: { displayName: 'Nadia Alam', email: sampleEmail, password: samplePassword },
		response: signedIn,
	}),
	refreshSession: defineExample(calls.refreshSession, { response: signedIn }),
	signOut: defineExample(calls.signOut, { response: okResponse }),
	forgotPassword: defineExample(calls.forgotPassword, {
		body: { email: sampleEmail },
		response: okResponse,
	}),
	resetPassword: defineExample(calls.resetPassword, {
		body: {
			code: confirmationCode,
			password: samplePassword,
			passwordConfirmation: samplePassword,
			secondFactor: '492039',
		},
		response: signedIn,
	}),
	changePassword: defineExample(calls.changePassword, {
		body: {
			currentPassword: 'tea4ten',
			password: samplePassword,
			passwordConfirmation: samplePassword,
		},
		response: signedIn,
	}),
	confirmEmail: defineExample(calls.confirmEmail, {
		body: { confirmation: confirmationCode },
		response: okResponse,
	}),
	sendConfirmation: defineExample(calls.sendConfirmation, {
		body: { email: sampleEmail },
		response: okResponse,
	}),
	listSessions: defineExample(calls.listSessions, { response: toListResponse(sampleSession) }),
	revokeSession: defineExample(calls.revokeSession, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	connectGoogle: defineExample(calls.connectGoogle, {
		query: { redirect: '/cards/page=1' },
		response: null,
	}),
	googleCallback: defineExample(calls.googleCallback, {
		query: { code: confirmationCode },
		response: null,
	}),
};
