import * as calls from '../endpoints/cards';
import { example } from './example';
import { added, deleted, listed } from './responses';
import { card, email, id } from './samples';

export const cardExamples = {
	addCard: example(calls.addCard, {
		body: { projectId: card.projectId },
		response: added(card),
	}),
	listCards: example(calls.listCards, { params: { email }, response: listed(card) }),
	pageCards: example(calls.pageCards, {
		params: { page: 'page=1', email },
		response: listed(card),
	}),
	deleteCard: example(calls.deleteCard, { params: { id }, response: deleted }),
};
