import { type PreviewKind, previewKinds, toEntryUid } from '@sumu/contract';
import type { Context } from 'koa';
import { currentLink } from '../api/entry/preview-links';
import { mayRead } from './ability';

const toPreviewUid = (kind: PreviewKind) =>
	kind === 'site' ? 'api::site-setting.site-setting' : toEntryUid(kind);

/** Checks the right to read an entry, which Strapi does not check when a preview is opened. */
function isTheirs(uid: string): boolean {
	const ctx = strapi.requestContext.get() as Context | undefined;
	return ctx !== undefined && mayRead(ctx, uid);
}

/**
 * Returns the preview address of an entry; undefined, so no button, if it has no page or the caller may not read it.
 */
async function getPreviewUrl(uid: string, { documentId }: { documentId?: string }) {
	if (!isTheirs(uid)) return undefined;
	const kind = previewKinds.find((each) => toPreviewUid(each) === uid);
	const id = kind === 'site' ? kind : documentId;
	return kind && id ? currentLink(kind, id) : undefined;
}

/** The panel's own preview, on pages of the site in a frame (allowed in `config/middlewares`). */
export const previewConfig = { enabled: true, config: { handler: getPreviewUrl } };
