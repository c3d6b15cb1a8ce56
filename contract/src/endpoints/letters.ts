import { defineEndpoint } from '../endpoint';
import {
	letterBodySchema,
	letterFailureSchema,
	letterPreviewSchema,
	letterSchema,
	letterTestBodySchema,
	letterUpdateSchema,
} from '../schemas/letter';
import { idParams, limitQuery } from '../schemas/requests';
import {
	acceptedSchema,
	addedOf,
	changedSchema,
	deletedSchema,
	listOf,
	oneOf,
} from '../schemas/responses';

export const listLetters = defineEndpoint({
	operation: 'letter.list',
	method: 'GET',
	path: '/letters',
	summary: 'Lists letters to the subscribers, newest first; for editors, only those with a post',
	query: limitQuery,
	response: listOf(letterSchema),
});

export const addLetter = defineEndpoint({
	operation: 'letter.create',
	method: 'POST',
	path: '/letters',
	summary: 'Adds a draft of a letter: a post, a text, or both',
	body: letterBodySchema,
	response: addedOf(letterSchema),
});

export const changeLetter = defineEndpoint({
	operation: 'letter.change',
	method: 'PUT',
	path: '/letter/:id',
	summary: 'Changes a letter that is not being sent yet',
	params: idParams,
	body: letterUpdateSchema,
	response: changedSchema(letterSchema),
});

export const deleteLetter = defineEndpoint({
	operation: 'letter.remove',
	method: 'DELETE',
	path: '/letter/:id',
	summary: 'Deletes a letter and its history, unless it is being sent',
	params: idParams,
	response: deletedSchema,
});

export const previewLetter = defineEndpoint({
	operation: 'letter.preview',
	method: 'GET',
	path: '/letter/:id/preview',
	summary: 'Returns a letter as a recipient gets it',
	params: idParams,
	response: oneOf(letterPreviewSchema),
});

export const listLetterFailures = defineEndpoint({
	operation: 'letter.failures',
	method: 'GET',
	path: '/letter/:id/failures',
	summary: 'Lists the addresses that have refused a letter, with the answer of their mail server',
	params: idParams,
	query: limitQuery,
	response: listOf(letterFailureSchema),
});

export const testLetter = defineEndpoint({
	operation: 'letter.test',
	method: 'POST',
	path: '/letter/:id/test',
	summary: 'E-mails a letter to one address, to look at it',
	params: idParams,
	body: letterTestBodySchema,
	response: acceptedSchema,
});

export const sendLetter = defineEndpoint({
	operation: 'letter.send',
	method: 'POST',
	path: '/letter/:id/send',
	summary:
		'Sends a letter to all confirmed subscribers, now or at its `sendAt`; continues a cancelled one',
	params: idParams,
	response: changedSchema(letterSchema),
});

export const cancelLetter = defineEndpoint({
	operation: 'letter.cancel',
	method: 'POST',
	path: '/letter/:id/cancel',
	summary: 'Stops sending a letter; what is already sent cannot be called back',
	params: idParams,
	response: changedSchema(letterSchema),
});
