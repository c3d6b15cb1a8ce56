import { errors } from '@strapi/utils';
import type { Context } from 'koa';

const explorerPrefix = 'plugin::content-manager.explorer.';

/** Checks whether the caller may read entries of this type in the panel. */
export const mayRead = (ctx: Context, uid: string): boolean =>
	ctx.state.userAbility.can(`${explorerPrefix}read`, uid);

function demandPermission(ctx: Context, uid: string, what: 'read' | 'update') {
	if (!ctx.state.userAbility.can(explorerPrefix + what, uid)) throw new errors.ForbiddenError();
}

export const demandRead = (ctx: Context, uid: string) => demandPermission(ctx, uid, 'read');
export const demandUpdate = (ctx: Context, uid: string) => demandPermission(ctx, uid, 'update');
