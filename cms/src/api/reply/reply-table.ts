import type { Core } from '@strapi/strapi';
import type { SavedReply } from '@sumu/contract';
import { queryTable, registerTable } from '../../platform/lib/own-table';

interface ReplyRow {
	publicId: string;
	title: string;
	text: string;
}

/** Registers the table of the owner's saved replies. */
export const registerReplies = (strapi: Core.Strapi) =>
	registerTable(strapi, {
		name: 'saved-reply',
		tableName: 'saved_replies',
		attributes: {
			publicId: { type: 'string', column: { notNullable: true } },
			title: { type: 'string' },
			text: { type: 'text' },
		},
		indexes: [{ name: 'saved_replies_public_id_uq', columns: ['public_id'], type: 'unique' }],
	});

export const queryReplies = () => queryTable('saved-reply');

export const presentReply = ({ publicId, title, text }: ReplyRow): SavedReply => ({
	_id: publicId,
	title,
	text,
});
