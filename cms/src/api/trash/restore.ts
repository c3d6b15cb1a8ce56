import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import { messages, type RestoreRefusal, type TrashKind } from '@sumu/contract';
import { userUid } from '../../identity/users';
import { isSlugTaken, pageKinds } from '../../platform/addresses/slugs';
import { type DocumentContent, hasDraftAndPublish } from '../../platform/documents/document-state';
import { hydrateVersion } from '../../platform/documents/history';
import { setColumns } from '../../platform/documents/lock';
import { withoutVersions } from '../../platform/documents/versioning';
import { getWriterName, runAsWriter } from '../../platform/documents/writer';
import { HttpError, orNotFound } from '../../platform/lib/http-errors';
import { refreshHiddenPictures } from '../../platform/trash/hidden-pictures';
import {
	queryTrash,
	type TrashedReference,
	type TrashedVersion,
	type TrashRow,
} from '../../platform/trash/trash-table';
import { returnToCarts } from '../cart-item/return-to-carts';
import { restorePicture } from '../image/picture-trash';
import { dropUnlistedName } from '../site-setting/owners-lists';
import { toTrashUid } from './move-to-trash';

type Row = Record<string, unknown> & { id: number };

const refuse = (reason: RestoreRefusal) =>
	new HttpError(409, messages.cannotRestore[reason], { reason });

const publishedRow = { publishedAt: { $notNull: true } };
const draftRow = { publishedAt: { $null: true } };
const rowOf = (isPublished: boolean) => (isPublished ? publishedRow : draftRow);

/** Columns that only the database writes; they are set after the document exists. */
const timeColumns = ['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt'] as const;

const isPast = (moment: unknown) => typeof moment === 'string' && new Date(moment) <= new Date();

async function accountData(account: string | null) {
	if (!account) return {};
	const user = await strapi.db.query(userUid).findOne({ where: { documentId: account } });
	return user ? { user: user.id } : {};
}

/** Returns the data of a version for a write, without what no longer exists. */
async function toData(uid: UID.ContentType, { content, columns, account }: TrashedVersion) {
	const otherColumns = Object.fromEntries(
		Object.entries(columns).filter(([name]) => !timeColumns.some((column) => column === name)),
	);
	if (isPast(otherColumns.publishAt)) otherColumns.publishAt = null;
	const data: DocumentContent = {
		...(await hydrateVersion(uid, content, 'keys')),
		...otherColumns,
		...(await accountData(account)),
	};
	return dropUnlistedName(uid, data);
}

/** Refuses to restore what exists again: a subscriber's address, or a person's review of the same project. */
async function refuseDuplicate(uid: UID.ContentType, { content, columns }: TrashedVersion) {
	const key =
		uid === 'api::subscriber.subscriber'
			? { email: content.email }
			: columns.submissionKey && { submissionKey: columns.submissionKey };
	if (key && (await strapi.db.query(uid).count({ where: key })) > 0) throw refuse('exists');
}

/** Checks whether another entry has the address of one of the versions. */
async function isAddressTakenOf(kind: TrashKind, versions: readonly TrashedVersion[]) {
	const pageKind = pageKinds.find((name) => name === kind);
	if (!pageKind) return false;
	for (const { content } of versions)
		if (content.slug && (await isSlugTaken(pageKind, String(content.slug)))) return true;
	return false;
}

/** Sets the times of a restored version back to those before its deletion. */
async function restoreTimes(
	uid: UID.ContentType,
	documentId: string,
	{ isPublished, columns }: TrashedVersion,
) {
	const { attributes } = strapi.contentType(uid);
	const times = timeColumns
		.filter((name) => name in attributes && columns[name])
		.map((name) => [
			name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
			new Date(String(columns[name])),
		]);
	const row = isPublished ? 'published' : 'draft';
	await setColumns(
		uid,
		documentId,
		Object.fromEntries(times),
		hasDraftAndPublish(uid) ? row : 'all',
	);
}

/** Creates a document from its stored versions, with its id and times. */
export async function createDocument(
	uid: UID.ContentType,
	{ documentId, content }: { documentId: string; content: { versions: TrashedVersion[] } },
	isRenamed: boolean,
) {
	const draftVersion = content.versions.find(({ isPublished }) => !isPublished);
	const publishedVersion = content.versions.find(({ isPublished }) => isPublished);
	const dataOf = async (version: TrashedVersion) => {
		const { slug, ...data } = await toData(uid, version);
		return isRenamed || slug === undefined ? data : { ...data, slug };
	};
	const data = await dataOf(orNotFound(publishedVersion ?? draftVersion ?? null));
	await strapi.documents(uid).create({
		data: { ...data, documentId },
		...(publishedVersion && { status: 'published' as const }),
	});
	if (
		publishedVersion &&
		draftVersion &&
		!isDeepStrictEqual(publishedVersion.content, draftVersion.content)
	)
		await strapi.documents(uid).update({ documentId, data: await dataOf(draftVersion) });
	for (const version of content.versions) await restoreTimes(uid, documentId, version);
}

/** Returns the ids of a relation with the restored row at its former position. */
function insertAtFormerPlace(
	current: readonly { id: number; documentId: string }[],
	restored: { id: number; documentId: string },
	formerIds: readonly string[],
) {
	const place = (documentId: string) => formerIds.indexOf(documentId);
	const isBefore = ({ documentId }: { documentId: string }) =>
		place(documentId) !== -1 && place(documentId) < place(restored.documentId);
	const at = current.findLastIndex(isBefore) + 1;
	return current.map(({ id }) => id).toSpliced(at, 0, restored.id);
}

/** Adds a document to a relation of another one, at its former place. */
export async function restoreReference(
	uid: UID.ContentType,
	documentId: string,
	reference: TrashedReference,
) {
	const { field, isPublished, relatedIds } = reference;
	const sources = strapi.db.query(reference.uid);
	const source: Row | null = await sources.findOne({
		where: { documentId: reference.documentId, ...rowOf(isPublished) },
		populate: { [field]: { select: ['id', 'documentId'] } },
	});
	const target: (Row & { documentId: string }) | null = await strapi.db
		.query(uid)
		.findOne({ where: { documentId, ...rowOf(isPublished) } });
	if (!source || !target) return;
	const currentRows = source[field];
	if (!Array.isArray(currentRows) && currentRows) return;
	const nextIds = Array.isArray(currentRows)
		? insertAtFormerPlace(currentRows, target, relatedIds)
		: target.id;
	await sources.update({ where: { id: source.id }, data: { [field]: nextIds } });
	// The other entry's content is the same, so an editor of it must not get a conflict.
	await setColumns(
		reference.uid,
		reference.documentId,
		{ updated_at: new Date(String(source.updatedAt)) },
		isPublished ? 'published' : 'draft',
	);
}

/**
 * Restores an item with its id, times, history, relations and former addresses.
 * @param isRenamed gives an entry a new slug, made from its name
 * @throws NotFoundError; HttpError (409) with the reason
 */
export async function restoreFromTrash(
	kind: TrashKind,
	documentId: string,
	isRenamed: boolean,
): Promise<TrashRow> {
	const restoredItem = await strapi.db.transaction(async () => {
		const item: TrashRow = orNotFound(await queryTrash().findOne({ where: { kind, documentId } }));
		// Only one of two simultaneous calls deletes the row.
		const { count } = await queryTrash().deleteMany({ where: { id: item.id } });
		orNotFound(count === 1 ? item : null);
		if (kind === 'image') {
			await restorePicture(item);
			return item;
		}
		const uid = toTrashUid(kind);
		const { versions, references } = item.content;
		const [first] = versions;
		if (first) await refuseDuplicate(uid, first);
		const isAddressTaken = await isAddressTakenOf(kind, versions);
		if (isAddressTaken && !isRenamed) throw refuse('slug');
		// An automatic write is exempt from the owner's present rules for publishing.
		await runAsWriter(getWriterName(), () =>
			withoutVersions(() => createDocument(uid, item, isAddressTaken)),
		);
		if (item.content.carts) await returnToCarts(documentId, item.content.carts);
		for (const reference of references) await restoreReference(uid, documentId, reference);
		return item;
	});
	if (kind === 'image') await refreshHiddenPictures();
	return restoredItem;
}
