import type { Context } from 'koa';
import { versionedTypeUids as uids } from '../admin/history/versioned-types';

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

/** Returns the `updatedAt` that a form of the panel started from, if it saves this document. */
export function formBase(uid: string, documentId: string): string | undefined {
	const ctx = strapi.requestContext.get() as Context | undefined;
	if (!ctx?.path.startsWith('/content-manager/')) return undefined;
	const { model, id = documentId } = ctx.params;
	const body: unknown = ctx.request.body;
	if (model !== uid || id !== documentId || !isObject(body)) return undefined;
	return typeof body.updatedAt === 'string' ? body.updatedAt : undefined;
}

/** Content types whose changes are followed. */
export const versioningOptions = { uids, datedWhenShown: ['api::blog.blog'] } as const;
