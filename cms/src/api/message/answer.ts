import {
	type BodyOf,
	type ContactMessage,
	fillReply,
	type MessageAnswer,
	messages,
	type replyMessage,
} from '@sumu/contract';
import { lockDocument } from '../../platform/documents/lock';
import { toColumns } from '../../platform/fields';
import { orNotFound, Unavailable } from '../../platform/lib/http-errors';
import { createRepository } from '../../platform/lib/repository';
import { hasMail } from '../../platform/mail/server';
import type schema from './content-types/message/schema.json';
import { messageFields, presentMessage } from './presenter';
import { mailReply } from './sender-mail';

type Reply = BodyOf<typeof replyMessage>;

const messageUid = 'api::message.message';
const toMessageColumns = toColumns<typeof schema>();
const messageRepository = createRepository(messageUid, messageFields);

const readMessage = async (documentId: string) =>
	presentMessage(orNotFound(await messageRepository.one(documentId)));

/** Sends a reply and returns its Message-ID. @throws Unavailable if the mail server does not take it */
async function sendReply(message: ContactMessage, text: string) {
	try {
		return await mailReply(message, text);
	} catch (error) {
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
 * it is only stored here. Only the owner can cause these e-mails, so they do not count towards the limit for those that
 * strangers cause.
 * @throws NotFoundError; Unavailable if the e-mail was not sent
 */
export async function answerMessage(documentId: string, { text, program = false }: Reply) {
	const message = await readMessage(documentId);
	const filledText = fillReply(text, message);
	const wasMailed = !program && (await hasMail());
	const messageId = wasMailed ? await sendReply(message, filledText) : undefined;
	await saveAnswer(documentId, {
		text: filledText,
		date: new Date().toISOString(),
		mailed: wasMailed,
		...(messageId && { messageId }),
	});
}
