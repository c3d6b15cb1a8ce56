import { type PreviewKind, sitePages } from '@sumu/contract';
import { previewToken } from '../api/entry/preview-token';
import { env } from '../env';

const kinds = new Map<string, PreviewKind>([
	['api::project.project', 'project'],
	['api::blog.blog', 'blog'],
	['api::site-setting.site-setting', 'site'],
]);

/** Where the panel's preview finds an entry; undefined for what has no page, and so no button. */
function handler(uid: string, { documentId }: { documentId?: string }) {
	const kind = kinds.get(uid);
	const id = kind === 'site' ? kind : documentId;
	return kind && id && env.origins.site + sitePages.preview(previewToken(kind, id));
}

/** The panel's own preview, on pages of the site, which it may frame (`config/middlewares`). */
export const preview = { enabled: true, config: { handler } };
