import * as calls from '../endpoints/identity';
import { deleted, listed, ok } from './responses';
import { example } from './example';
import { email, id, session, user } from './samples';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6Mn0.signature';
const signedIn = { jwt, user };
const code = 'b1946ac92492d2347c6235b4d2611184';
const password = 'tea4twenty';

export const identityExamples = {
	signIn: example(calls.signIn, {
		body: { identifier: email, password, remember: true },
		answer: signedIn,
	}),
	register: example(calls.register, {
		body: { displayName: 'Nadia Alam', email, password },
		answer: signedIn,
	}),
	refresh: example(calls.refresh, { answer: signedIn }),
	signOut: example(calls.signOut, { answer: ok }),
	forgotPassword: example(calls.forgotPassword, { body: { email }, answer: ok }),
	resetPassword: example(calls.resetPassword, {
		body: { code, password, passwordConfirmation: password },
		answer: signedIn,
	}),
	changePassword: example(calls.changePassword, {
		body: { currentPassword: 'tea4ten', password, passwordConfirmation: password },
		answer: signedIn,
	}),
	confirmEmail: example(calls.confirmEmail, { body: { confirmation: code }, answer: ok }),
	sendConfirmation: example(calls.sendConfirmation, { body: { email }, answer: ok }),
	listSessions: example(calls.listSessions, { answer: listed(session) }),
	revokeSession: example(calls.revokeSession, { params: { id }, answer: deleted }),
	connectGoogle: example(calls.connectGoogle, {
		query: { redirect: '/cards/page=1' },
		answer: null,
	}),
	googleCallback: example(calls.googleCallback, { query: { code }, answer: null }),
};
