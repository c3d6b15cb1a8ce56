import { errors } from '@strapi/utils';
import { type Answer, type BodyOf, messages, type replyMessage } from '@sumu/contract';
import { lockDocument } from '../../platform/documents/lock';
import { written } from '../../platform/fields';
import { found } from '../../platform/lib/found';
import { stored } from '../../platform/lib/published';
import { Unavailable } from '../../platform/lib/unavailable';
import { mayMail, takeBackMail } from '../../platform/mail/may-mail';
import { hasMail } from '../../platform/mail/server';
import type schema from './content-types/message/schema.json';
import { mailReply } from './mail-reply';
import { messageFields, presentMessage } from './presenter';

type Reply = BodyOf<typeof replyMessage>;

const uid = 'api::message.message';
const columns = written<typeof schema>();
const rows = stored(uid, messageFields);
const kind = 'reply';

const read = async (documentId: string) => presentMessage(found(await rows.one(documentId)));

async function mail(documentId: string, text: string) {
	const message = await read(documentId);
	if (!(await mayMail(kind, message.email)))
		throw new errors.RateLimitError(messages.replySentLately);
	try {
		await mailReply(message, text);
	} catch (error) {
		await takeBackMail(kind, message.email);
		strapi.log.warn(`A reply was not mailed: ${error instanceof Error ? error.message : error}`);
		throw new Unavailable('the mail server', messages.replyNotSent);
	}
}

const keep = (documentId: string, answer: Answer) =>
	strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const { answers } = await read(documentId);
		const data = columns({ read: true, answers: [...answers, answer], answeredAt: answer.date });
		await strapi.documents(uid).update({ documentId, data });
	});

/**
 * Answers a message: by e-mail if there is a mail server, otherwise the owner's own mail program sends the reply, and
 * it is only stored here.
 * @throws NotFoundError; RateLimitError if the address was written to recently; Unavailable if the e-mail was not sent
 */
export async function answerMessage(documentId: string, { text, program = false }: Reply) {
	await read(documentId);
	const mailed = !program && (await hasMail());
	if (mailed) await mail(documentId, text);
	await keep(documentId, { text, date: new Date().toISOString(), mailed });
}
