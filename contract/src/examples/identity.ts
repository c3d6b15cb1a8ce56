import * as calls from '../endpoints/identity';
import { example } from './example';
import { deleted, listed, ok } from './responses';
import { email, id, session, user } from './samples';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6Mn0.signature';
const signedIn = { jwt, user };
const code = 'b1946ac92492d2347c6235b4d2611184';
const password = 'tea4twenty';

export const identityExamples = {
	signIn: example(calls.signIn, {
		body: { identifier: email, password, remember: true, code: '492039' },
		response: signedIn,
	}),
	register: example(calls.register, {
		body: { displayName: 'Nadia Alam', email, password },
		response: signedIn,
	}),
	refresh: example(calls.refresh, { response: signedIn }),
	signOut: example(calls.signOut, { response: ok }),
	forgotPassword: example(calls.forgotPassword, { body: { email }, response: ok }),
	resetPassword: example(calls.resetPassword, {
		body: { code, password, passwordConfirmation: password, secondFactor: '492039' },
		response: signedIn,
	}),
	changePassword: example(calls.changePassword, {
		body: { currentPassword: 'tea4ten', password, passwordConfirmation: password },
		response: signedIn,
	}),
	confirmEmail: example(calls.confirmEmail, { body: { confirmation: code }, response: ok }),
	sendConfirmation: example(calls.sendConfirmation, { body: { email }, response: ok }),
	listSessions: example(calls.listSessions, { response: listed(session) }),
	revokeSession: example(calls.revokeSession, { params: { id }, response: deleted }),
	connectGoogle: example(calls.connectGoogle, {
		query: { redirect: '/cards/page=1' },
		response: null,
	}),
	googleCallback: example(calls.googleCallback, { query: { code }, response: null }),
};
