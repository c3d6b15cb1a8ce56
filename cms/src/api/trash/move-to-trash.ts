import { AsyncLocalStorage } from 'node:async_hooks';
import type { UID } from '@strapi/strapi';
import { contentTypes, type DocumentKind, documentKinds, type EntryKind } from '@sumu/contract';
import {
	attributesOf,
	hasDraftAndPublish,
	readContent,
} from '../../platform/documents/document-state';
import type { DocumentWrite } from '../../platform/documents/document-write';
import { orNotFound } from '../../platform/lib/http-errors';
import { addTrashItem } from '../../platform/trash/add-trash-item';
import type { TrashedReference, TrashedVersion } from '../../platform/trash/trash-table';
import { listCartsOf } from '../cart-item/cart-items';

type Row = Record<string, unknown>;

/** Columns that hold the name of an item, for types that are no entries. */
const titles: Record<Exclude<DocumentKind, EntryKind>, string> = {
	message: 'name',
	subscriber: 'email',
};

export const toTrashUid = (kind: DocumentKind) => `api::${kind}.${kind}` as UID.ContentType;

const kindOf = (uid: UID.ContentType) => documentKinds.find((kind) => toTrashUid(kind) === uid);

export const hasTrash = (uid: UID.ContentType) => kindOf(uid) !== undefined;

const titleColumnOf = (kind: DocumentKind): string =>
	kind === 'message' || kind === 'subscriber' ? titles[kind] : contentTypes[kind].title;

const finalDeletion = new AsyncLocalStorage<true>();

/** Runs deletions that do not move anything to the trash: of what its author takes back, or of an erased account. */
export const deletePermanently = <Result>(remove: () => Promise<Result>) =>
	finalDeletion.run(true, remove);

interface Attribute {
	type: string;
	target?: string;
}

const attributesOfModel = (uid: UID.Schema) =>
	Object.entries(strapi.getModel(uid).attributes as Record<string, Attribute>);

const keyColumns = new Set(['id', 'documentId', 'locale']);
const isScalar = ({ type }: Attribute) =>
	!['relation', 'media', 'component', 'dynamiczone'].includes(type);

/** Names of the columns that are not content. */
function listOtherColumns(uid: UID.ContentType): string[] {
	const contentNames = new Set(attributesOf(uid).map(([name]) => name));
	return attributesOfModel(uid)
		.filter(([name, attribute]) => isScalar(attribute) && !contentNames.has(name))
		.map(([name]) => name)
		.filter((name) => !keyColumns.has(name));
}

const isAccountRelation = ([name, { target }]: [string, Attribute]) =>
	name === 'user' && target === 'plugin::users-permissions.user';

async function readVersions(uid: UID.ContentType, documentId: string): Promise<TrashedVersion[]> {
	const hasAccount = attributesOfModel(uid).some(isAccountRelation);
	const rows: Row[] = await strapi.db.query(uid).findMany({
		where: { documentId },
		orderBy: { id: 'asc' },
		populate: hasAccount ? { user: { select: ['documentId'] } } : {},
	});
	return Promise.all(
		rows.map(async (row) => ({
			isPublished: hasDraftAndPublish(uid) && row.publishedAt !== null,
			content: orNotFound(await readContent(uid, { id: row.id })),
			columns: Object.fromEntries(listOtherColumns(uid).map((name) => [name, row[name] ?? null])),
			account: (row.user as { documentId: string } | null | undefined)?.documentId ?? null,
		})),
	);
}

/** Relations of other entries to a type; lines of carts are deleted with their project. */
const relationsTo = (uid: UID.ContentType) =>
	Object.keys(strapi.contentTypes)
		.filter((name) => name.startsWith('api::') && name !== 'api::cart-item.cart-item')
		.flatMap((source) =>
			// Strapi's own relations, such as that of translations, are not content.
			attributesOf(source as UID.ContentType)
				.filter(([, { type, target }]) => type === 'relation' && target === uid)
				.map(([field]) => ({ source: source as UID.ContentType, field })),
		);

const documentIdsOf = (related: unknown): string[] =>
	[related].flat().flatMap((row) => (row ? [(row as { documentId: string }).documentId] : []));

async function readReferences(
	uid: UID.ContentType,
	documentId: string,
): Promise<TrashedReference[]> {
	const references: TrashedReference[] = [];
	for (const { source, field } of relationsTo(uid)) {
		const rows: Row[] = await strapi.db.query(source).findMany({
			where: { [field]: { documentId } },
			populate: { [field]: { select: ['documentId'] } },
		});
		for (const row of rows)
			references.push({
				uid: source,
				field,
				documentId: String(row.documentId),
				isPublished: row.publishedAt !== null,
				relatedIds: documentIdsOf(row[field]),
			});
	}
	return references;
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value ? value : null);

/**
 * Stores a document that is about to be deleted. Its history and former addresses stay in their tables until it is
 * deleted permanently.
 */
export async function moveToTrash(write: DocumentWrite): Promise<void> {
	const { uid } = write;
	const { documentId } = write.params;
	const kind = kindOf(uid);
	if (!kind || !documentId || finalDeletion.getStore()) return;
	const versions = await readVersions(uid, documentId);
	const editedVersion = versions.find(({ isPublished }) => !isPublished);
	if (!editedVersion) return;
	write.isMovedToTrash = await addTrashItem({
		kind,
		documentId,
		title: String(editedVersion.content[titleColumnOf(kind)] ?? ''),
		account: editedVersion.account,
		email: textOrNull(editedVersion.content.email) ?? textOrNull(editedVersion.columns.userEmail),
		pictureKey: null,
		content: {
			versions,
			references: await readReferences(uid, documentId),
			...(kind === 'project' && { carts: await listCartsOf(documentId) }),
		},
	});
}
