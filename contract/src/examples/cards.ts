import * as calls from '../endpoints/cards';
import { defineExample } from './example';
import { deletedResponse, toAddedResponse, toListResponse } from './responses';
import { sampleCartItem, sampleEmail, sampleId } from './samples';

export const cardExamples = {
	addCard: defineExample(calls.addCard, {
		body: { projectId: sampleCartItem.projectId },
		response: toAddedResponse(sampleCartItem),
	}),
	listCards: defineExample(calls.listCards, {
		params: { email: sampleEmail },
		response: toListResponse(sampleCartItem),
	}),
	pageCards: defineExample(calls.pageCards, {
		params: { page: 'page=1', email: sampleEmail },
		response: toListResponse(sampleCartItem),
	}),
	deleteCard: defineExample(calls.deleteCard, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
};
