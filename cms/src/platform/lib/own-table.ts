import { randomUUID } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';

type ModelDefinition = Parameters<ReturnType<typeof getModels>['add']>[0];

interface OwnTable {
	/** Name after `sumu::`. */
	name: string;
	tableName: string;
	attributes: Record<string, object>;
	indexes?: readonly { name: string; columns: string[]; type?: 'unique' }[];
}

const getModels = (strapi: Core.Strapi) => strapi.get('models');

const uidOf = (name: string) => `sumu::${name}` as UID.ContentType;

/**
 * Registers a table that is no content type: nothing in it can appear in the panel, a search or a relation. Strapi
 * creates and migrates it, and backups include it.
 */
export function registerTable(
	strapi: Core.Strapi,
	{ name, tableName, attributes, indexes = [] }: OwnTable,
) {
	getModels(strapi).add({
		uid: uidOf(name),
		tableName,
		singularName: name,
		attributes: { id: { type: 'increments' }, ...attributes },
		indexes,
	} as ModelDefinition);
}

export const queryTable = (name: string) => strapi.db.query(uidOf(name));

/** Returns a new public id of a row. */
export const newRowId = () => randomUUID().replaceAll('-', '');
