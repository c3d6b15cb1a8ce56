import type { UID } from '@strapi/strapi';
import { type PreviewKind, previewKinds } from '@sumu/contract';
import type { Context } from 'koa';
import { currentLink } from '../api/entry/preview-links';
import { mayRead } from './ability';

const uids: Record<PreviewKind, UID.ContentType> = {
	project: 'api::project.project',
	blog: 'api::blog.blog',
	site: 'api::site-setting.site-setting',
};

/** Strapi asks who opens a preview for no right to read the entry. */
function isTheirs(uid: string): boolean {
	const ctx = strapi.requestContext.get() as Context | undefined;
	return ctx !== undefined && mayRead(ctx, uid);
}

/** Where the panel's preview finds an entry; undefined for what has no page or is not theirs, and so no button. */
async function handler(uid: string, { documentId }: { documentId?: string }) {
	if (!isTheirs(uid)) return undefined;
	const kind = previewKinds.find((each) => uids[each] === uid);
	const id = kind === 'site' ? kind : documentId;
	return kind && id ? currentLink(kind, id) : undefined;
}

/** The panel's own preview, on pages of the site, which it may frame (`config/middlewares`). */
export const preview = { enabled: true, config: { handler } };
