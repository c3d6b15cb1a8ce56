import type { Modules, UID } from '@strapi/strapi';
import type { DocumentState } from './document-state';

/** Actions of Strapi's document service that write. */
export const writeActions = [
	'create',
	'clone',
	'update',
	'publish',
	'unpublish',
	'discardDraft',
	'delete',
] as const;

export type WriteAction = (typeof writeActions)[number];

export interface WriteParams {
	documentId?: string;
	status?: 'draft' | 'published';
	data?: Record<string, unknown>;
}

/** Call of Strapi's document service that writes: by a call of the API, the panel, a timer or a program. */
export interface DocumentWrite {
	action: WriteAction;
	uid: UID.ContentType;
	/** Steps may change these. */
	params: WriteParams;
	/** State before the write, if the type has versions. Read once the row is locked. */
	before: DocumentState | null;
	/** Whether a deleted document can be restored, so that its history and former addresses stay. */
	isMovedToTrash?: boolean;
	/** Set by a step that makes the write unnecessary. */
	result?: { documentId: string; entries: Modules.Documents.AnyDocument[] };
}

/** Runs after the write, with its result. */
export type AfterWrite = (result: unknown) => Promise<void>;

/** Runs before the write. A returned function runs after it, in the same transaction. */
export type WriteStep =
	| ((write: DocumentWrite) => Promise<void>)
	| ((write: DocumentWrite) => Promise<AfterWrite | undefined>);

/** Returns the document id in the result of an action that adds a document. */
export const idOfAdded = (result: unknown): string =>
	typeof result === 'object' && result !== null && 'documentId' in result
		? String(result.documentId)
		: '';
