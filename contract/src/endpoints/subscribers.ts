import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { subscriberSchema, subscriberSortFields, subscriberUpdateSchema } from '../schemas/inbox';
import { filterQuery, idParams, tableQuery } from '../schemas/requests';
import {
	acceptedSchema,
	changedSchema,
	deletedSchema,
	listOf,
	tableOf,
} from '../schemas/responses';
import { tagQuery, tagSchema } from '../schemas/tags';

export const listSubscribers = defineEndpoint({
	operation: 'subscriber.list',
	method: 'GET',
	path: '/subscribers',
	summary: 'Lists the subscribers of the newsletter, newest first; with `page`, one page',
	query: z.extend(tableQuery(subscriberSortFields), { tag: z.optional(tagQuery), ...filterQuery }),
	response: tableOf(subscriberSchema),
});

export const listSubscriberTags = defineEndpoint({
	operation: 'subscriber.tags',
	method: 'GET',
	path: '/subscriber-tags',
	summary: 'Lists the tags of the subscribers and how many have each, most used first',
	response: listOf(tagSchema),
});

export const changeSubscriber = defineEndpoint({
	operation: 'subscriber.change',
	method: 'PUT',
	path: '/subscriber/:id',
	summary: 'Sets the tags of a subscriber, and sends letters again to a suspended address',
	params: idParams,
	body: subscriberUpdateSchema,
	response: changedSchema(subscriberSchema),
});

export const resendSubscription = defineEndpoint({
	operation: 'subscriber.resend',
	method: 'POST',
	path: '/subscriber/:id/confirmation',
	summary: 'E-mails the confirmation link again to an address that has not confirmed',
	params: idParams,
	response: acceptedSchema,
});

export const deleteSubscriber = defineEndpoint({
	operation: 'subscriber.remove',
	method: 'DELETE',
	path: '/subscriber/:id',
	summary: 'Removes an address from the newsletter',
	params: idParams,
	response: deletedSchema,
});
