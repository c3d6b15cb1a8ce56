import { errors } from '@strapi/utils';
import {
	discardDraft,
	duplicateEntry,
	type EntryKind,
	linkPreview,
	listPreviewLinks,
	messages,
	type Preview,
	publishEntry,
	readPreview,
	revokePreviewLink,
	unpublishEntry,
} from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { addedResponse, deletedResponse } from '../../../contract/writes';
import { standing, timesOf } from '../../../platform/documents/snapshot';
import { found } from '../../../platform/lib/found';
import { logSecurity } from '../../../platform/security/security-log';
import { openedPost } from '../../blog/opened';
import { presentSite } from '../../site-setting/presenter';
import { readSite } from '../../site-setting/row';
import { type DraftedUid, kinds } from '../kinds';
import { activeLinks, issueLink, linkOf, revokeLink } from '../preview-links';

const writes = {
	publish: (uid: DraftedUid, documentId: string) => strapi.documents(uid).publish({ documentId }),
	unpublish: (uid: DraftedUid, documentId: string) =>
		strapi.documents(uid).unpublish({ documentId }),
	discard: (uid: DraftedUid, documentId: string) =>
		strapi.documents(uid).discardDraft({ documentId }),
};

async function changed(kind: EntryKind, documentId: string, write: keyof typeof writes) {
	const { uid, one } = kinds[kind];
	found(await timesOf(uid, documentId));
	await writes[write](uid, documentId);
	return { acknowledged: true as const, data: await one(documentId) };
}

const suffix = ' (copy)';

async function copied(kind: EntryKind, documentId: string) {
	const { uid, name, longest, one, anew } = kinds[kind];
	const { content } = found(await standing(uid, documentId));
	const { date: _, slug: _own, ...words } = content;
	const copy = String(words[name]).slice(0, longest - suffix.length) + suffix;
	const data = { ...words, ...anew, [name]: copy };
	const { documentId: id } = await strapi.documents(uid).create({ data, status: 'draft' });
	return one(id);
}

async function preview(kind: Preview['kind'], id: string, expires: string): Promise<Preview> {
	if (kind === 'site') return { kind, expires, item: presentSite(await readSite()) };
	if (kind === 'blog') return { kind, expires, item: await openedPost(id) };
	return { kind, expires, item: Object(await kinds.project.one(id)) };
}

export default {
	publish: action(publishEntry, ({ params }) => changed(params.kind, params.id, 'publish')),
	unpublish: action(unpublishEntry, ({ params }) => changed(params.kind, params.id, 'unpublish')),
	discard: action(discardDraft, ({ params }) => changed(params.kind, params.id, 'discard')),

	duplicate: action(duplicateEntry, async ({ params, ctx }) => {
		const data = await copied(params.kind, params.id);
		ctx.status = 201;
		return addedResponse(data);
	}),

	link: action(linkPreview, async ({ params: { kind, id } }) => {
		if (kind === 'site') found(id === 'site' ? id : null);
		else found(await timesOf(kinds[kind].uid, id));
		return oneResponse({ url: await issueLink(kind, id) });
	}),

	links: action(listPreviewLinks, async () => oneResponse(await activeLinks())),

	unlink: action(revokePreviewLink, async ({ params }) => {
		const revoked = found(await revokeLink(params.id));
		logSecurity('preview link revoked');
		return deletedResponse(revoked);
	}),

	preview: action(readPreview, async ({ params, ctx }) => {
		ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
		const link = await linkOf(params.token);
		if (!link) throw new errors.NotFoundError(messages.linkExpired);
		return oneResponse(await preview(link.kind, link.item, link.expiresAt));
	}),
};
