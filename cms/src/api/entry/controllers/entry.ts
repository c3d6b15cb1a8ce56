import { errors } from '@strapi/utils';
import {
	type DraftPreview,
	discardDraft,
	duplicateEntry,
	type EntryKind,
	linkPreview,
	listPreviewLinks,
	messages,
	publishEntry,
	readPreview,
	revokePreviewLink,
	unpublishEntry,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { addedResponse, deletedResponse, oneResponse } from '../../../contract/responses';
import { getDocumentState, getDocumentTimes } from '../../../platform/documents/document-state';
import { orNotFound } from '../../../platform/lib/http-errors';
import { logSecurity } from '../../../platform/security/security-log';
import { getPostPreview } from '../../blog/readers';
import { presentSite } from '../../site-setting/presenter';
import { readSite } from '../../site-setting/read-site';
import { contentKinds, type DraftedUid } from '../content-kinds';
import { activeLinks, issueLink, linkOf, revokeLink } from '../preview-links';

const publicationActions = {
	publish: (uid: DraftedUid, documentId: string) => strapi.documents(uid).publish({ documentId }),
	unpublish: (uid: DraftedUid, documentId: string) =>
		strapi.documents(uid).unpublish({ documentId }),
	discard: (uid: DraftedUid, documentId: string) =>
		strapi.documents(uid).discardDraft({ documentId }),
};

async function applyPublicationAction(
	kind: EntryKind,
	documentId: string,
	write: keyof typeof publicationActions,
) {
	const { uid, one } = contentKinds[kind];
	orNotFound(await getDocumentTimes(uid, documentId));
	await publicationActions[write](uid, documentId);
	return { acknowledged: true as const, data: await one(documentId) };
}

const copySuffix = ' (copy)';

async function createCopy(kind: EntryKind, documentId: string) {
	const { uid, name, longest, one, anew } = contentKinds[kind];
	const { content } = orNotFound(await getDocumentState(uid, documentId));
	const { date: _, slug: _own, ...words } = content;
	const copy = String(words[name]).slice(0, longest - copySuffix.length) + copySuffix;
	const data = { ...words, ...anew, [name]: copy };
	const { documentId: id } = await strapi.documents(uid).create({ data, status: 'draft' });
	return one(id);
}

async function buildPreview(
	kind: DraftPreview['kind'],
	id: string,
	expires: string,
): Promise<DraftPreview> {
	if (kind === 'site') return { kind, expires, item: presentSite(await readSite()) };
	if (kind === 'blog') return { kind, expires, item: await getPostPreview(id) };
	return { kind, expires, item: Object(await contentKinds.project.one(id)) };
}

export default {
	publish: createAction(publishEntry, ({ params }) =>
		applyPublicationAction(params.kind, params.id, 'publish'),
	),
	unpublish: createAction(unpublishEntry, ({ params }) =>
		applyPublicationAction(params.kind, params.id, 'unpublish'),
	),
	discard: createAction(discardDraft, ({ params }) =>
		applyPublicationAction(params.kind, params.id, 'discard'),
	),

	duplicate: createAction(duplicateEntry, async ({ params, ctx }) => {
		const data = await createCopy(params.kind, params.id);
		ctx.status = 201;
		return addedResponse(data);
	}),

	link: createAction(linkPreview, async ({ params: { kind, id } }) => {
		if (kind === 'site') orNotFound(id === 'site' ? id : null);
		else orNotFound(await getDocumentTimes(contentKinds[kind].uid, id));
		return oneResponse({ url: await issueLink(kind, id) });
	}),

	links: createAction(listPreviewLinks, async () => oneResponse(await activeLinks())),

	unlink: createAction(revokePreviewLink, async ({ params }) => {
		const revokedLink = orNotFound(await revokeLink(params.id));
		logSecurity('preview link revoked');
		return deletedResponse(revokedLink);
	}),

	preview: createAction(readPreview, async ({ params, ctx }) => {
		ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
		const link = await linkOf(params.token);
		if (!link) throw new errors.NotFoundError(messages.linkExpired);
		return oneResponse(await buildPreview(link.kind, link.item, link.expiresAt));
	}),
};
