import { errors } from '@strapi/utils';
import type { Context } from 'koa';

const read = 'plugin::content-manager.explorer.read';

/** Whether who asks may read entries of this type in the panel. */
export const mayRead = (ctx: Context, uid: string): boolean => ctx.state.userAbility.can(read, uid);

export function demandRead(ctx: Context, uid: string) {
	if (!mayRead(ctx, uid)) throw new errors.ForbiddenError();
}
