import { errors } from '@strapi/utils';
import { type BodyOf, type MessageAnswer, messages, type replyMessage } from '@sumu/contract';
import { lockDocument } from '../../platform/documents/lock';
import { toColumns } from '../../platform/fields';
import { orNotFound, Unavailable } from '../../platform/lib/http-errors';
import { createRepository } from '../../platform/lib/repository';
import { consumeMailQuota, refundMailQuota } from '../../platform/mail/mail-quota';
import { hasMail } from '../../platform/mail/server';
import type schema from './content-types/message/schema.json';
import { messageFields, presentMessage } from './presenter';
import { mailReply } from './sender-mail';

type Reply = BodyOf<typeof replyMessage>;

const messageUid = 'api::message.message';
const toMessageColumns = toColumns<typeof schema>();
const messageRepository = createRepository(messageUid, messageFields);
const replyMailKind = 'reply';

const readMessage = async (documentId: string) =>
	presentMessage(orNotFound(await messageRepository.one(documentId)));

async function sendReply(documentId: string, text: string) {
	const message = await readMessage(documentId);
	if (!(await consumeMailQuota(replyMailKind, message.email)))
		throw new errors.RateLimitError(messages.replySentLately);
	try {
		await mailReply(message, text);
	} catch (error) {
		await refundMailQuota(replyMailKind, message.email);
		strapi.log.warn(`A reply was not mailed: ${error instanceof Error ? error.message : error}`);
		throw new Unavailable('the mail server', messages.replyNotSent);
	}
}

const saveAnswer = (documentId: string, answer: MessageAnswer) =>
	strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, messageUid, documentId);
		const { answers } = await readMessage(documentId);
		const data = toMessageColumns({
			read: true,
			answers: [...answers, answer],
			answeredAt: answer.date,
		});
		await strapi.documents(messageUid).update({ documentId, data });
	});

/**
 * Answers a message: by e-mail if there is a mail server, otherwise the owner's own mail program sends the reply, and
 * it is only stored here.
 * @throws NotFoundError; RateLimitError if the address was written to recently; Unavailable if the e-mail was not sent
 */
export async function answerMessage(documentId: string, { text, program = false }: Reply) {
	await readMessage(documentId);
	const wasMailed = !program && (await hasMail());
	if (wasMailed) await sendReply(documentId, text);
	await saveAnswer(documentId, { text, date: new Date().toISOString(), mailed: wasMailed });
}
