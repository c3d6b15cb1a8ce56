import { errors } from '@strapi/utils';
import {
	deleteMessage,
	listMessages,
	type MessageState,
	messages,
	readMessage,
	replyMessage,
	sendMessage,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { acceptedResponse, changedResponse, listResponse } from '../../../contract/responses';
import { callerOf } from '../../../identity/caller';
import { deleteDocument } from '../../../platform/documents/write-operations';
import { toColumns } from '../../../platform/fields';
import { orNotFound } from '../../../platform/lib/http-errors';
import { runInBackground } from '../../../platform/lib/in-background';
import { createRepository, type QuerySlice } from '../../../platform/lib/repository';
import { createSearchableTable } from '../../../platform/lib/searchable-table';
import { lastCreatedFirst } from '../../../platform/lib/sort-orders';
import { readContactNumber } from '../../site-setting/read-settings';
import { answerMessage } from '../answer';
import type schema from '../content-types/message/schema.json';
import { mailMessage } from '../mail';
import { namedProjects } from '../named-projects';
import { messageFields, presentMessage } from '../presenter';
import { mailCopy } from '../sender-mail';

/** Refuses a message without a telephone number if the owner requires one. */
async function refuseNoNumber(number: string | undefined) {
	if (number || (await readContactNumber()) !== 'required') return;
	const message = messages.enterNumber;
	throw new errors.ValidationError(message, { errors: [{ path: ['number'], message }] });
}

const messageUid = 'api::message.message';
const toMessageColumns = toColumns<typeof schema>();
const messageRepository = createRepository(messageUid, messageFields);

const dataTable = createSearchableTable({
	search: ['name', 'email', 'subject', 'details'],
	sort: {
		name: 'name',
		email: 'email',
		subject: 'subject',
		read: 'read',
		date: 'createdAt',
	},
	order: lastCreatedFirst,
});

/** Conditions for the messages in each state; `messageState` is the rule for a single one. */
const messageStateFilters: Record<MessageState, object> = {
	new: { read: false },
	read: { read: true, answeredAt: null },
	answered: { read: true, answeredAt: { $notNull: true } },
};

const respondWithMessage = async (documentId: string) =>
	changedResponse(presentMessage(orNotFound(await messageRepository.one(documentId))));

export default {
	send: createAction(sendMessage, async ({ body: { website, projects, ...fields }, ctx }) => {
		if (!website) {
			await refuseNoNumber(fields.number);
			const message = { ...fields, projects: await namedProjects(projects) };
			const { documentId } = await strapi
				.documents(messageUid)
				.create({ data: toMessageColumns(message) });
			runInBackground(() => mailMessage(message, documentId));
			runInBackground(() => mailCopy(message, callerOf(ctx.state)));
		}
		ctx.status = 201;
		return acceptedResponse;
	}),

	list: createAction(listMessages, async ({ query, ctx }) => {
		const where = {
			...(query.read ? { read: query.read === 'true' } : {}),
			...(query.status ? { $and: [messageStateFilters[query.status]] } : {}),
		};
		const rows = async (slice: QuerySlice) =>
			(await messageRepository.list(slice)).map(presentMessage);
		if (query.page)
			return dataTable.response(ctx, query, { count: messageRepository.count, rows }, where);
		return listResponse(await rows({ where, orderBy: lastCreatedFirst, limit: query.limit }));
	}),

	read: createAction(readMessage, async ({ params: { id: documentId }, body }) => {
		orNotFound(
			await strapi.documents(messageUid).update({ documentId, data: toMessageColumns(body) }),
		);
		return respondWithMessage(documentId);
	}),

	reply: createAction(replyMessage, async ({ params: { id }, body }) => {
		await answerMessage(id, body);
		return respondWithMessage(id);
	}),

	remove: createAction(deleteMessage, ({ params }) => deleteDocument(messageUid, params.id)),
};
