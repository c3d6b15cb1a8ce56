import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
	messageSchema,
	messageSortFields,
	messageStates,
	readBodySchema,
	replyBodySchema,
	subscriberSchema,
	subscriberSortFields,
} from '../schemas/inbox';
import { filterQuery, idParams, tableQuery } from '../schemas/requests';
import { changedSchema, deletedSchema, tableOf } from '../schemas/responses';

export const listMessages = defineEndpoint({
	operation: 'message.list',
	method: 'GET',
	path: '/messages',
	summary: 'Lists visitors’ messages, newest first; with `page`, one page',
	query: z.extend(tableQuery(messageSortFields), {
		read: z.optional(z.enum(['true', 'false'])),
		status: z.optional(z.enum(messageStates)),
		...filterQuery,
	}),
	response: tableOf(messageSchema),
});

export const readMessage = defineEndpoint({
	operation: 'message.read',
	method: 'PUT',
	path: '/message/:id',
	summary: 'Marks a message as read or unread',
	params: idParams,
	body: readBodySchema,
	response: changedSchema(messageSchema),
});

export const replyMessage = defineEndpoint({
	operation: 'message.reply',
	method: 'POST',
	path: '/message/:id/reply',
	summary:
		'Stores a reply with the message, and e-mails it to the sender if there is a mail server',
	params: idParams,
	body: replyBodySchema,
	response: changedSchema(messageSchema),
});

export const deleteMessage = defineEndpoint({
	operation: 'message.remove',
	method: 'DELETE',
	path: '/message/:id',
	summary: 'Deletes a message',
	params: idParams,
	response: deletedSchema,
});

export const listSubscribers = defineEndpoint({
	operation: 'subscriber.list',
	method: 'GET',
	path: '/subscribers',
	summary: 'Lists the subscribers of the newsletter, newest first; with `page`, one page',
	query: z.extend(tableQuery(subscriberSortFields), filterQuery),
	response: tableOf(subscriberSchema),
});

export const deleteSubscriber = defineEndpoint({
	operation: 'subscriber.remove',
	method: 'DELETE',
	path: '/subscriber/:id',
	summary: 'Removes an address from the newsletter',
	params: idParams,
	response: deletedSchema,
});
