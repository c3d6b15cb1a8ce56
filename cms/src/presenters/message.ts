import type { Message } from '@sumu/contract';

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

export const presentMessage = (row: MessageRow): Message => ({
	_id: row.documentId,
	name: row.name,
	email: row.email,
	number: row.number,
	subject: row.subject,
	details: row.details,
	projects: row.projects ?? [],
	read: row.read,
	date: new Date(row.createdAt).toISOString(),
});
