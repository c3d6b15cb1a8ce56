import { errors } from '@strapi/utils';
import { replyBodySchema } from '@sumu/contract';
import type { Context } from 'koa';
import { answerMessage } from '../api/message/answer';
import { demandRead } from './ability';

/** Answers a message, as `/sumu` does. */
export async function replyMessage(ctx: Context) {
	demandRead(ctx, 'api::message.message');
	const body = replyBodySchema.safeParse(ctx.request.body);
	if (!body.success) throw new errors.ValidationError(body.error.issues[0]?.message ?? '');
	const { text, program } = body.data;
	await answerMessage(ctx.params.id, { text, program });
	ctx.body = { data: { answered: ctx.params.id } };
}
