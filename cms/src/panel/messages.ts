import { errors } from '@strapi/utils';
import { replyBodySchema } from '@sumu/contract';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { answerMessage } from '../api/message/answer';
import type schema from '../api/message/content-types/message/schema.json';
import { toColumns } from '../platform/fields';
import { demandRead } from './ability';

const messageUid = 'api::message.message';
const bodySchema = z.object({
	ids: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
	read: z.boolean(),
});

/** Marks messages as read or unread; nothing else of a message changes. */
export async function readMessages(ctx: Context) {
	demandRead(ctx, messageUid);
	const body = bodySchema.safeParse(ctx.request.body);
	if (!body.success) throw new errors.ValidationError('ids and read are missing');
	const { ids, read } = body.data;
	const data = toColumns<typeof schema>()({ read });
	for (const documentId of ids) await strapi.documents(messageUid).update({ documentId, data });
	ctx.body = { data: { read } };
}

/** Answers a message, as `/sumu` does. */
export async function replyMessage(ctx: Context) {
	demandRead(ctx, 'api::message.message');
	const body = replyBodySchema.safeParse(ctx.request.body);
	if (!body.success) throw new errors.ValidationError(body.error.issues[0]?.message ?? '');
	const { text, program } = body.data;
	await answerMessage(ctx.params.id, { text, program });
	ctx.body = { data: { answered: ctx.params.id } };
}
