import * as calls from '../endpoints/letters';
import type { Letter } from '../schemas/letter';
import { defineExample } from './example';
import {
	acceptedResponse,
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import { sampleDate, sampleEmail, sampleId } from './samples';

const sampleLetter: Letter = {
	_id: sampleId,
	subject: 'A bus that is never late',
	text: 'Hello, here is what I built this month.',
	post: { _id: sampleId, title: 'A bus that is never late' },
	tag: null,
	state: 'draft',
	sendAt: null,
	date: sampleDate,
	startedAt: null,
	finishedAt: null,
	problem: null,
	counts: { recipients: 214, sent: 0, failed: 0, unsubscribed: 0 },
};
const sentLetter: Letter = {
	...sampleLetter,
	state: 'sending',
	startedAt: sampleDate,
	counts: { ...sampleLetter.counts, sent: 30 },
};
const letterParams = { id: sampleId };
const letterBody = {
	subject: sampleLetter.subject,
	text: sampleLetter.text,
	blogId: sampleId,
	tag: null,
	sendAt: null,
};

export const letterExamples = {
	listLetters: defineExample(calls.listLetters, {
		query: { limit: 20 },
		response: toListResponse(sampleLetter),
	}),
	addLetter: defineExample(calls.addLetter, {
		body: letterBody,
		response: toAddedResponse(sampleLetter),
	}),
	changeLetter: defineExample(calls.changeLetter, {
		params: letterParams,
		body: letterBody,
		response: toChangedResponse(sampleLetter),
	}),
	deleteLetter: defineExample(calls.deleteLetter, {
		params: letterParams,
		response: deletedResponse,
	}),
	previewLetter: defineExample(calls.previewLetter, {
		params: letterParams,
		response: toItemResponse({
			subject: sampleLetter.subject,
			html: '<!doctype html><html lang="en"><body><h1>A bus that is never late</h1></body></html>',
			text: 'Hello, here is what I built this month.',
		}),
	}),
	listLetterFailures: defineExample(calls.listLetterFailures, {
		params: letterParams,
		query: { limit: 20 },
		response: toListResponse({
			_id: sampleId,
			email: sampleEmail,
			reason: '550 5.1.1 No such mailbox',
			suspended: true,
		}),
	}),
	testLetter: defineExample(calls.testLetter, {
		params: letterParams,
		body: { email: sampleEmail },
		response: acceptedResponse,
	}),
	sendLetter: defineExample(calls.sendLetter, {
		params: letterParams,
		response: toChangedResponse(sentLetter),
	}),
	cancelLetter: defineExample(calls.cancelLetter, {
		params: letterParams,
		response: toChangedResponse({ ...sentLetter, state: 'cancelled' }),
	}),
};
