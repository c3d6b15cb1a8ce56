import type { Context } from 'koa';
import { callerOf } from '../identity/caller';

/** Whether an answer may show what only the owner sees; who may make a call, the table says. */
export const isOwner = (ctx: Context) => callerOf(ctx.state)?.role.type === 'admin';
