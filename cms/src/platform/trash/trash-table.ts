import type { Core, UID } from '@strapi/strapi';
import type { TrashKind } from '@sumu/contract';
import type { DocumentContent } from '../documents/document-state';
import type { StoredFile } from '../media/delete-stored-file';

const trashUid: string = 'sumu::trash-item';

/** A row of a deleted document: its draft or its published version. */
export interface TrashedVersion {
	isPublished: boolean;
	content: DocumentContent;
	/** Columns that are not content: times, rank and private ones. */
	columns: Record<string, unknown>;
	/** Document id of the account that the row belongs to. */
	account: string | null;
}

/** A row of another document that was related to the deleted one. */
export interface TrashedReference {
	uid: UID.ContentType;
	field: string;
	documentId: string;
	isPublished: boolean;
	/** Document ids in the relation before the deletion, in order. */
	relatedIds: string[];
}

/** Place that showed a deleted picture. */
export interface TrashedPlace {
	/** Row of an entry or of a component. */
	uid: string;
	rowId: number;
	/** Document of the row, if it is an entry. */
	documentId: string | null;
	isPublished: boolean;
	field: string;
	order: number | null;
}

/** A line of a cart, without its copies of project and account data. */
export interface TrashedCartItem {
	/** Document id. */
	account: string;
	addedAt: string;
}

/** A picture: the row of its file and the places that showed it. The file itself stays where it is stored. */
export interface TrashedPicture {
	file: Record<string, unknown> & StoredFile;
	folder: number | null;
	places: TrashedPlace[];
}

export interface TrashRow {
	id: number;
	kind: TrashKind;
	documentId: string;
	title: string;
	deletedAt: string;
	deletedBy: string;
	expiresAt: string;
	/** Account and address that the item belongs to, so that it is erased with them. */
	account: string | null;
	email: string | null;
	/** Key of a picture's addresses; null for other kinds. */
	pictureKey: string | null;
	content: {
		versions: TrashedVersion[];
		references: TrashedReference[];
		picture?: TrashedPicture;
		/** Carts that a deleted project was in. */
		carts?: TrashedCartItem[];
	};
}

/**
 * Registers a table that is no content type: nothing in it can appear in a list, a search or a relation. Strapi creates
 * and migrates it, and backups include it.
 */
export function registerTrash(strapi: Core.Strapi) {
	strapi.get('models').add({
		uid: trashUid,
		tableName: 'trash_items',
		singularName: 'trash-item',
		attributes: {
			id: { type: 'increments' },
			kind: { type: 'string', column: { notNullable: true } },
			documentId: { type: 'string', column: { notNullable: true } },
			title: { type: 'string' },
			deletedAt: { type: 'datetime' },
			deletedBy: { type: 'string' },
			expiresAt: { type: 'datetime' },
			account: { type: 'string' },
			email: { type: 'string' },
			pictureKey: { type: 'string' },
			content: { type: 'json' },
		},
		indexes: [
			{ name: 'trash_items_document_id_idx', columns: ['document_id'], type: 'unique' },
			{ name: 'trash_items_expires_at_idx', columns: ['expires_at'] },
		],
	});
}

export const queryTrash = () => strapi.db.query(trashUid as UID.ContentType);
