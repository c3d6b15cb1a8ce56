import { errors } from '@strapi/utils';
import {
	changeMessage,
	deleteMessage,
	listMessages,
	messages,
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
import {
	createRepository,
	lastCreatedFirst,
	type QuerySlice,
} from '../../../platform/lib/repository';
import { readContactForm } from '../../site-setting/read-settings';
import { answerMessage } from '../answer';
import type schema from '../content-types/message/schema.json';
import { mailMessage } from '../mail';
import { messageTable, whereManagedMessages } from '../managed-messages';
import { namedProjects } from '../named-projects';
import { messageFields, presentMessage } from '../presenter';
import { mailCopy } from '../sender-mail';
import { readSortedMessages } from '../sorted-messages';
import { SPAM_SCORE, scoreSpam } from '../spam';

function refuseNoNumber() {
	const message = messages.enterNumber;
	throw new errors.ValidationError(message, { errors: [{ path: ['number'], message }] });
}

const messageUid = 'api::message.message';
const toMessageColumns = toColumns<typeof schema>();
const messageRepository = createRepository(messageUid, messageFields);

const respondWithMessage = async (documentId: string) =>
	changedResponse(presentMessage(orNotFound(await messageRepository.one(documentId))));

export default {
	send: createAction(
		sendMessage,
		async ({ body: { website, projects, pages, ...fields }, ctx }) => {
			if (!website) {
				const { contactNumber, askForPages } = await readContactForm();
				if (contactNumber === 'required' && !fields.number) refuseNoNumber();
				const { elapsed, ...written } = fields;
				const spamScore = scoreSpam(fields, await readSortedMessages());
				const isSpam = spamScore >= SPAM_SCORE;
				const message = { ...written, projects: await namedProjects(projects) };
				const { documentId } = await strapi.documents(messageUid).create({
					data: toMessageColumns({
						...message,
						pages: askForPages ? pages : [],
						spamScore,
						stage: isSpam ? 'spam' : 'new',
					}),
				});
				if (!isSpam) runInBackground(() => mailMessage(message, documentId));
				runInBackground(() => mailCopy(message, documentId, callerOf(ctx.state)));
			}
			ctx.status = 201;
			return acceptedResponse;
		},
	),

	list: createAction(listMessages, async ({ query, ctx }) => {
		const where = whereManagedMessages(query);
		const rows = async (slice: QuerySlice) =>
			(await messageRepository.list(slice)).map(presentMessage);
		const source = { count: messageRepository.count, rows };
		if (query.page) return messageTable.managedResponse(ctx, query, source, where);
		return listResponse(await rows({ where, orderBy: lastCreatedFirst, limit: query.limit }));
	}),

	change: createAction(changeMessage, async ({ params: { id: documentId }, body }) => {
		const data = toMessageColumns({ ...body, isSorted: body.stage ? true : undefined });
		orNotFound(await strapi.documents(messageUid).update({ documentId, data }));
		return respondWithMessage(documentId);
	}),

	reply: createAction(replyMessage, async ({ params: { id }, body }) => {
		await answerMessage(id, body);
		return respondWithMessage(id);
	}),

	remove: createAction(deleteMessage, ({ params }) => deleteDocument(messageUid, params.id)),
};
