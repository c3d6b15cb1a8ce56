import { errors } from '@strapi/utils';
import {
	contentTypes,
	type DraftPreview,
	discardDraft,
	duplicateEntry,
	type EntryKind,
	type EntryUid,
	linkPreview,
	listPreviewLinks,
	messages,
	publishEntry,
	readPreview,
	revokePreviewLink,
	toEntryUid,
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
import { contentKinds } from '../content-kinds';
import { activeLinks, issueLink, linkOf, revokeLink } from '../preview-links';

const publicationActions = {
	publish: (uid: EntryUid, documentId: string) => strapi.documents(uid).publish({ documentId }),
	unpublish: (uid: EntryUid, documentId: string) => strapi.documents(uid).unpublish({ documentId }),
	discard: (uid: EntryUid, documentId: string) =>
		strapi.documents(uid).discardDraft({ documentId }),
};

async function applyPublicationAction(
	kind: EntryKind,
	documentId: string,
	write: keyof typeof publicationActions,
) {
	const uid = toEntryUid(kind);
	orNotFound(await getDocumentTimes(uid, documentId));
	await publicationActions[write](uid, documentId);
	return { acknowledged: true as const, data: await contentKinds[kind].one(documentId) };
}

const copySuffix = ' (copy)';

async function createCopy(kind: EntryKind, documentId: string) {
	const { title, maxTitleLength } = contentTypes[kind];
	const { one, anew } = contentKinds[kind];
	const uid = toEntryUid(kind);
	const { content } = orNotFound(await getDocumentState(uid, documentId));
	const { date: _, slug: _own, ...words } = content;
	const copy = String(words[title]).slice(0, maxTitleLength - copySuffix.length) + copySuffix;
	const data = { ...words, ...anew, [title]: copy };
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
		else orNotFound(await getDocumentTimes(toEntryUid(kind), id));
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
