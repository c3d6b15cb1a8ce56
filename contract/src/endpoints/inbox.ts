import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
	messageSchema,
	messageSortFields,
	messageStages,
	messageStates,
	messageUpdateSchema,
	replyBodySchema,
	savedReplyBodySchema,
	savedReplySchema,
	savedReplyUpdateSchema,
} from '../schemas/inbox';
import { filterQuery, idParams, tableQuery } from '../schemas/requests';
import { addedOf, changedSchema, deletedSchema, listOf, tableOf } from '../schemas/responses';

export const listMessages = defineEndpoint({
	operation: 'message.list',
	method: 'GET',
	path: '/messages',
	summary:
		'Lists visitors’ messages, newest first; with `page`, one page; without a `stage`, all except spam',
	query: z.extend(tableQuery(messageSortFields), {
		read: z.optional(z.enum(['true', 'false'])),
		status: z.optional(z.enum(messageStates)),
		...filterQuery,
		stage: z.optional(z.enum(messageStages)),
	}),
	response: tableOf(messageSchema),
});

export const changeMessage = defineEndpoint({
	operation: 'message.change',
	method: 'PUT',
	path: '/message/:id',
	summary: 'Marks a message as read, and sets its stage, note, value and day of the reminder',
	params: idParams,
	body: messageUpdateSchema,
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

export const listReplies = defineEndpoint({
	operation: 'reply.list',
	method: 'GET',
	path: '/replies',
	summary: 'Lists saved replies by title',
	response: listOf(savedReplySchema),
});

export const addReply = defineEndpoint({
	operation: 'reply.create',
	method: 'POST',
	path: '/replies',
	summary: 'Saves a reply; `{name}` and `{project}` in its text are placeholders',
	body: savedReplyBodySchema,
	response: addedOf(savedReplySchema),
});

export const changeReply = defineEndpoint({
	operation: 'reply.change',
	method: 'PUT',
	path: '/reply/:id',
	summary: 'Changes a saved reply',
	params: idParams,
	body: savedReplyUpdateSchema,
	response: changedSchema(savedReplySchema),
});

export const deleteReply = defineEndpoint({
	operation: 'reply.remove',
	method: 'DELETE',
	path: '/reply/:id',
	summary: 'Deletes a saved reply',
	params: idParams,
	response: deletedSchema,
});
