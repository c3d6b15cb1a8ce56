import type { Message, OwnMessage } from '@sumu/contract';

export type MessageProjects = Message['projects'];

export interface MessageRow {
	documentId: string;
	name: string;
	email: string;
	number: string;
	subject: string;
	details: string;
	projects: MessageProjects | null;
	read: boolean;
	createdAt: string;
}

export const messageColumns = [
	'documentId',
	'name',
	'email',
	'number',
	'subject',
	'details',
	'projects',
	'read',
	'createdAt',
];

export const presentOwnMessage = (row: MessageRow): OwnMessage => ({
	_id: row.documentId,
	name: row.name,
	email: row.email,
	number: row.number,
	subject: row.subject,
	details: row.details,
	projects: row.projects ?? [],
	date: new Date(row.createdAt).toISOString(),
});

export const presentMessage = (row: MessageRow): Message => ({
	...presentOwnMessage(row),
	read: row.read,
});
