import { defineEndpoint } from '../endpoint';
import { cardBodySchema, cartItemSchema } from '../schemas/card';
import { emailPageParams, emailParams, idParams } from '../schemas/requests';
import { addedOf, deletedSchema, listOf } from '../schemas/responses';

export const addCard = defineEndpoint({
	operation: 'cart-item.add',
	method: 'POST',
	path: '/card/add-card',
	summary: 'Adds a project to the caller’s cart; does nothing if it is already there',
	body: cardBodySchema,
	response: addedOf(cartItemSchema),
});

export const listCards = defineEndpoint({
	operation: 'cart-item.list',
	method: 'GET',
	path: '/card/:email',
	summary: 'Returns the caller’s whole cart, newest first',
	params: emailParams,
	response: listOf(cartItemSchema),
});

export const pageCards = defineEndpoint({
	operation: 'cart-item.page',
	method: 'GET',
	path: '/cards/:page/:email',
	summary: 'Returns one page of the caller’s cart, newest first',
	params: emailPageParams,
	response: listOf(cartItemSchema),
});

export const deleteCard = defineEndpoint({
	operation: 'cart-item.remove',
	method: 'DELETE',
	path: '/card/:id',
	summary: 'Removes a project from the caller’s cart',
	params: idParams,
	response: deletedSchema,
});
