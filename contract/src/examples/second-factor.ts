import * as calls from '../endpoints/second-factor';
import { defineExample } from './example';
import { toItemResponse } from './responses';
import { sampleUser } from './users';

const totpSecret = 'K7QW3XZB5N2VJYH4D6MRTLCEAFGPOSUI';
const totpUri = `otpauth://totp/mira.example:nadia%40example.com?issuer=mira.example&secret=${totpSecret}`;
const setupToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzZWNyZXQiOiJLN1FXIn0.signature';
const samplePassword = 'tea4twenty';
const recoveryCodes = ['K7QW-3XZB-5N2V-JYH4', 'D6MR-TLCE-AFGP-OSUI'];

export const secondFactorExamples = {
	setUpSecondFactor: defineExample(calls.setUpSecondFactor, {
		body: { password: samplePassword },
		response: toItemResponse({
			secret: totpSecret,
			uri: totpUri,
			qr: 'data:image/svg+xml;base64,PHN2Zy8+',
			setup: setupToken,
		}),
	}),
	turnOnSecondFactor: defineExample(calls.turnOnSecondFactor, {
		body: { setup: setupToken, code: '492039' },
		response: toItemResponse({ recoveryCodes }),
	}),
	turnOffSecondFactor: defineExample(calls.turnOffSecondFactor, {
		body: { proof: samplePassword },
		response: toItemResponse(sampleUser),
	}),
	newRecoveryCodes: defineExample(calls.newRecoveryCodes, {
		body: { proof: samplePassword },
		response: toItemResponse({ recoveryCodes }),
	}),
};
