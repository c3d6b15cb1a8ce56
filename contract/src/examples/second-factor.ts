import * as calls from '../endpoints/second-factor';
import { example } from './example';
import { one } from './responses';
import { user } from './samples';

const secret = 'K7QW3XZB5N2VJYH4D6MRTLCEAFGPOSUI';
const uri = `otpauth://totp/mira.example:nadia%40example.com?issuer=mira.example&secret=${secret}`;
const setup = 'eyJhbGciOiJIUzI1NiJ9.eyJzZWNyZXQiOiJLN1FXIn0.signature';
const proof = 'tea4twenty';
const recoveryCodes = ['K7QW-3XZB-5N2V-JYH4', 'D6MR-TLCE-AFGP-OSUI'];

export const secondFactorExamples = {
	setUpSecondFactor: example(calls.setUpSecondFactor, {
		body: { password: proof },
		response: one({ secret, uri, qr: 'data:image/svg+xml;base64,PHN2Zy8+', setup }),
	}),
	turnOnSecondFactor: example(calls.turnOnSecondFactor, {
		body: { setup, code: '492039' },
		response: one({ recoveryCodes }),
	}),
	turnOffSecondFactor: example(calls.turnOffSecondFactor, {
		body: { proof },
		response: one(user),
	}),
	newRecoveryCodes: example(calls.newRecoveryCodes, {
		body: { proof },
		response: one({ recoveryCodes }),
	}),
};
