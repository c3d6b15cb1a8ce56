import * as calls from '../endpoints/cards';
import { added, deleted, listed } from './responses';
import { example } from './example';
import { card, email, id } from './samples';

export const cardExamples = {
	addCard: example(calls.addCard, {
		body: { projectId: card.projectId },
		answer: added(card),
	}),
	listCards: example(calls.listCards, { params: { email }, answer: listed(card) }),
	pageCards: example(calls.pageCards, {
		params: { page: 'page=1', email },
		answer: listed(card),
	}),
	deleteCard: example(calls.deleteCard, { params: { id }, answer: deleted }),
};
