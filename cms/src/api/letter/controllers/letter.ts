import { errors } from '@strapi/utils';
import {
	addLetter,
	cancelLetter,
	changeLetter,
	deleteLetter,
	type LetterBody,
	listLetterFailures,
	listLetters,
	messages,
	previewLetter,
	sendLetter,
	testLetter,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import {
	acceptedResponse,
	addedResponse,
	changedResponse,
	deletedResponse,
	listResponse,
	oneResponse,
} from '../../../contract/responses';
import { env } from '../../../env';
import { HttpError, orNotFound, Unavailable } from '../../../platform/lib/http-errors';
import { newRowId } from '../../../platform/lib/own-table';
import { getSiteName } from '../../../platform/mail/mail-words';
import { renderMail, sendMail } from '../../../platform/mail/send';
import { hasMail } from '../../../platform/mail/server';
import { composeLetter, findPost, toEmailMessage } from '../compose';
import { type LetterRow, queryLetters, queryRecipients } from '../letter-tables';
import {
	demandOwnAddress,
	demandOwnKind,
	findVisible,
	listFailures,
	listVisible,
	moveLetter,
	presentLetter,
} from '../letters';
import { wakeSender } from '../send-queue';

/** Page of the site that a test and the preview lead to instead of unsubscribing anybody. */
const unsubscribeSample = `${env.origins.site}/newsletter/unsubscribe`;

/** Columns of a body; undefined leaves a value unchanged. @throws NotFoundError for an unknown post */
async function toLetterColumns({ subject, text, blogId, tag, sendAt }: LetterBody) {
	if (blogId) orNotFound(await findPost(blogId));
	return {
		...(subject === undefined ? {} : { subject }),
		...(text === undefined ? {} : { text }),
		...(blogId === undefined ? {} : { blogId }),
		...(tag === undefined ? {} : { tag: tag || null }),
		...(sendAt === undefined ? {} : { sendAt }),
	};
}

/** Refuses to send without a mail server, without content or with a hidden post. @throws HttpError (409); ValidationError (400) */
async function demandSendable(row: LetterRow) {
	if (!(await hasMail())) throw new HttpError(409, messages.letterNeedsMail);
	if (row.sentContent) return;
	const { isReady } = await composeLetter(row);
	if (isReady || row.sendAt) return;
	throw new errors.ValidationError(row.blogId ? messages.letterPostHidden : messages.letterEmpty);
}

const preview = async (row: LetterRow) =>
	renderMail('', await toEmailMessage(await composeLetter(row), unsubscribeSample));

export default {
	list: createAction(listLetters, async ({ query }) => {
		const rows = await listVisible(query.limit);
		return listResponse(await Promise.all(rows.map(presentLetter)));
	}),

	create: createAction(addLetter, async ({ body, ctx }) => {
		const data = { subject: '', text: '', blogId: null, ...(await toLetterColumns(body)) };
		demandOwnKind(data);
		const createdAt = new Date().toISOString();
		const row = await queryLetters().create({
			data: { ...data, publicId: newRowId(), state: 'draft', createdAt },
		});
		ctx.status = 201;
		return addedResponse(await presentLetter(row));
	}),

	change: createAction(changeLetter, async ({ params, body }) => {
		const row = await findVisible(params.id);
		const data = await toLetterColumns(body);
		demandOwnKind({ ...row, ...data });
		return changedResponse(
			await presentLetter(await moveLetter(row, ['draft', 'scheduled'], data)),
		);
	}),

	remove: createAction(deleteLetter, async ({ params }) => {
		const { id } = await findVisible(params.id);
		const where = { id, state: { $ne: 'sending' } };
		const { count } = await queryLetters().deleteMany({ where });
		if (count === 0) throw new HttpError(409, messages.letterNotInState);
		await queryRecipients().deleteMany({ where: { letterId: id } });
		return deletedResponse(count);
	}),

	preview: createAction(previewLetter, async ({ params }) => {
		const { subject, html, text } = await preview(await findVisible(params.id));
		return oneResponse({ subject, html, text });
	}),

	failures: createAction(listLetterFailures, async ({ params, query }) =>
		listResponse(await listFailures(await findVisible(params.id), query.limit)),
	),

	test: createAction(testLetter, async ({ params, body, ctx }) => {
		const row = await findVisible(params.id);
		demandOwnAddress(ctx.state.user, body.email);
		if (!(await hasMail())) throw new HttpError(409, messages.letterNeedsMail);
		const letter = await toEmailMessage(await composeLetter(row), unsubscribeSample);
		const replyTo = { name: await getSiteName(), address: env.OWNER_EMAIL };
		await sendMail(body.email, letter, { replyTo }).catch((error: unknown) => {
			strapi.log.warn(`A test of a letter was not mailed: ${error}`);
			throw new Unavailable('the mail server', messages.replyNotSent);
		});
		return acceptedResponse;
	}),

	send: createAction(sendLetter, async ({ params }) => {
		const row = await findVisible(params.id);
		await demandSendable(row);
		const isLater = row.sendAt !== null && new Date(row.sendAt) > new Date();
		const state = row.sentContent || !isLater ? 'sending' : 'scheduled';
		const data: Partial<LetterRow> = { state, problem: null };
		const sentRow = await moveLetter(row, ['draft', 'scheduled', 'cancelled'], data);
		wakeSender();
		return changedResponse(await presentLetter(sentRow));
	}),

	cancel: createAction(cancelLetter, async ({ params }) => {
		const row = await findVisible(params.id);
		const data: Partial<LetterRow> = { state: 'cancelled', problem: null };
		return changedResponse(
			await presentLetter(await moveLetter(row, ['scheduled', 'sending'], data)),
		);
	}),
};
