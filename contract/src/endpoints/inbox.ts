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
import { idParams, tableQuery } from '../schemas/requests';
import { changedSchema, deletedSchema, tableOf } from '../schemas/responses';

export const listMessages = defineEndpoint({
	operation: 'message.list',
	method: 'GET',
	path: '/messages',
	summary: 'What visitors wrote, newest first; with `page` a page of it',
	query: z.extend(tableQuery(messageSortFields), {
		read: z.optional(z.enum(['true', 'false'])),
		status: z.optional(z.enum(messageStates)),
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
		'Mails an answer to whoever wrote, where there is a mail server, and keeps it with the message',
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
	summary: 'Who takes the newsletter, newest first; with `page` a page of it',
	query: tableQuery(subscriberSortFields),
	response: tableOf(subscriberSchema),
});

export const deleteSubscriber = defineEndpoint({
	operation: 'subscriber.remove',
	method: 'DELETE',
	path: '/subscriber/:id',
	summary: 'Takes an address off the newsletter',
	params: idParams,
	response: deletedSchema,
});
