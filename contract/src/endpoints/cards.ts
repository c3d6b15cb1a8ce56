import { endpoint } from '../endpoint';
import { addedOf, deletedSchema, listOf } from '../schemas/responses';
import { cardBodySchema, cardSchema } from '../schemas/card';
import { emailPageParams, emailParams, idParams } from '../schemas/requests';

export const addCard = endpoint({
	operation: 'cart-item.add',
	method: 'POST',
	path: '/card/add-card',
	summary: 'Puts a project into one’s cart; one that is in it stays as it is',
	body: cardBodySchema,
	answer: addedOf(cardSchema),
});

export const listCards = endpoint({
	operation: 'cart-item.list',
	method: 'GET',
	path: '/card/:email',
	summary: 'One’s whole cart, newest first',
	params: emailParams,
	answer: listOf(cardSchema),
});

export const pageCards = endpoint({
	operation: 'cart-item.page',
	method: 'GET',
	path: '/cards/:page/:email',
	summary: 'One page of one’s cart, newest first',
	params: emailPageParams,
	answer: listOf(cardSchema),
});

export const deleteCard = endpoint({
	operation: 'cart-item.remove',
	method: 'DELETE',
	path: '/card/:id',
	summary: 'Takes a project out of one’s cart',
	params: idParams,
	answer: deletedSchema,
});
