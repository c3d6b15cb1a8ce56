import { errors } from '@strapi/utils';
import { backupsBodySchema, mailServerBodySchema } from '@sumu/contract';
import type { Context } from 'koa';
import type * as z from 'zod/mini';
import { changeBackups, changeMailServer, dropMailServer } from '../api/upkeep/change';
import { upkeep } from '../api/upkeep/upkeep';

/** Links that set new passwords go through the mail server: only who may make anybody an owner chooses it. */
function demandOwner(ctx: Context) {
	if (!ctx.state.userAbility.can('admin::users.update')) throw new errors.ForbiddenError();
}

/** @throws ValidationError (400) with a text for each field, as the calls of the contract answer */
function read<Schema extends z.ZodMiniType>(ctx: Context, schema: Schema): z.output<Schema> {
	const { data, error } = schema.safeParse(ctx.request.body);
	if (error)
		throw new errors.ValidationError(error.issues[0]?.message ?? '', { errors: error.issues });
	return data as z.output<Schema>;
}

const answer = async (ctx: Context) => {
	ctx.body = { data: await upkeep() };
};

export async function readUpkeep(ctx: Context) {
	demandOwner(ctx);
	await answer(ctx);
}

/** Who is signed in to the panel gets the mail that tries it out. */
export async function saveMailServer(ctx: Context) {
	demandOwner(ctx);
	await changeMailServer(read(ctx, mailServerBodySchema), ctx.state.user);
	await answer(ctx);
}

export async function removeMailServer(ctx: Context) {
	demandOwner(ctx);
	await dropMailServer();
	await answer(ctx);
}

export async function saveBackups(ctx: Context) {
	demandOwner(ctx);
	await changeBackups(read(ctx, backupsBodySchema).nights);
	await answer(ctx);
}
