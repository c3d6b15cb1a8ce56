import { errors } from '@strapi/utils';
import {
	backupsBodySchema,
	confirmationBodySchema,
	type IdentityConfirmation,
	mailServerBodySchema,
} from '@sumu/contract';
import type { Context } from 'koa';
import type * as z from 'zod/mini';
import {
	changeBackups,
	changeMailServer,
	dropMailServer,
} from '../api/upkeep/change-system-settings';
import { readSystemSettings } from '../api/upkeep/system-settings';
import { confirmIdentity } from '../identity/confirm-identity';
import { isOn } from '../identity/second-factor/factor';
import { userById } from '../identity/users';
import { joinedWith, type PanelAccount } from '../ranks/accounts';
import { demandFirstOwner } from '../ranks/caller';

/** Validates a body. @throws ValidationError (400) with a message for each field, like calls of the contract */
function parseBody<Schema extends z.ZodMiniType>(ctx: Context, schema: Schema): z.output<Schema> {
	const { data, error } = schema.safeParse(ctx.request.body ?? {});
	if (error)
		throw new errors.ValidationError(error.issues[0]?.message ?? '', { errors: error.issues });
	return data as z.output<Schema>;
}

/** Returns the site account whose second factor protects a panel account. */
async function factorOf(account: PanelAccount) {
	const linkedUser = await joinedWith(account);
	return linkedUser && userById(linkedUser.id);
}

/** Demands a confirmed identity: links that set new passwords go through the mail server. */
async function confirmCaller(
	ctx: Context,
	confirmation: IdentityConfirmation,
): Promise<PanelAccount> {
	const account: PanelAccount = ctx.state.user;
	await confirmIdentity(ctx, account, await factorOf(account), confirmation);
	return account;
}

async function sendSystemSettings(ctx: Context) {
	const factor = await factorOf(ctx.state.user);
	ctx.body = {
		data: { ...(await readSystemSettings()), asksCode: factor !== null && isOn(factor) },
	};
}

export async function readUpkeep(ctx: Context) {
	await demandFirstOwner();
	await sendSystemSettings(ctx);
}

/** Saves a mail server; the test e-mail goes to the signed-in account of the panel. */
export async function saveMailServer(ctx: Context) {
	await demandFirstOwner();
	const body = parseBody(ctx, mailServerBodySchema);
	await changeMailServer(body, await confirmCaller(ctx, body));
	await sendSystemSettings(ctx);
}

export async function removeMailServer(ctx: Context) {
	await demandFirstOwner();
	await dropMailServer(await confirmCaller(ctx, parseBody(ctx, confirmationBodySchema)));
	await sendSystemSettings(ctx);
}

export async function saveBackups(ctx: Context) {
	await demandFirstOwner();
	const body = parseBody(ctx, backupsBodySchema);
	await changeBackups(body.nights, await confirmCaller(ctx, body));
	await sendSystemSettings(ctx);
}
