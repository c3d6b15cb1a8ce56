import type { Core, UID } from '@strapi/strapi';
import { getDocumentTimes } from './document-state';
import { lockDocument } from './lock';
import { runAsWriter } from './writer';

/** Every ten seconds, so that due documents are live well within a minute. */
const publishCronRule = '*/10 * * * * *';

const isDue = (publishAt: string | null | undefined) =>
	publishAt !== null && publishAt !== undefined && Date.parse(publishAt) <= Date.now();

/**
 * Publishes a document if it is still due once its row is locked: another process, or the owner, may have been
 * faster.
 */
const publishOne = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
	strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, uid, documentId);
		const now = await getDocumentTimes(uid, documentId);
		if (isDue(now?.publishAt))
			await runAsWriter('The schedule', () => strapi.documents(uid).publish({ documentId }));
	});

/**
 * Publishes all due documents, including those from a time when the CMS was off. A failure does not hold up the
 * others.
 */
async function publishDue(strapi: Core.Strapi, uids: readonly UID.ContentType[]) {
	for (const uid of uids) {
		const due: { documentId: string }[] = await strapi.db.query(uid).findMany({
			select: ['documentId'],
			where: { publishedAt: { $null: true }, publishAt: { $lte: new Date(Date.now()) } },
		});
		for (const { documentId } of due)
			await publishOne(strapi, uid, documentId).catch((error: unknown) =>
				strapi.log.warn(`${uid} ${documentId} was due and could not be published: ${error}`),
			);
	}
}

/** Publishes scheduled drafts at their time. */
export function publishOnTime(strapi: Core.Strapi, uids: readonly UID.ContentType[]) {
	const uidsWithDrafts = uids.filter(
		(uid) => strapi.contentType(uid).options?.draftAndPublish === true,
	);
	let pendingRun: Promise<void> | undefined;
	const task = () => {
		pendingRun ??= publishDue(strapi, uidsWithDrafts).finally(() => {
			pendingRun = undefined;
		});
		return pendingRun;
	};
	strapi.cron.add({ publishDue: { task, options: { rule: publishCronRule } } });
}
