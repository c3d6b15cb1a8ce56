import { type Message, messageSchema, type OwnMessage } from '@sumu/contract';
import {
	date,
	documentId,
	type Fields,
	flag,
	json,
	presenter,
	type StoredRow,
	text,
} from '../../platform/fields';
import type projectSchema from '../project/content-types/project/schema.json';
import { projectFields } from '../project/presenter';
import type schema from './content-types/message/schema.json';

export type MessageProjects = Message['projects'];

export const ownMessageFields = {
	_id: documentId,
	name: text('name'),
	email: text('email'),
	number: text('number'),
	subject: text('subject'),
	details: text('details'),
	projects: json('projects', messageSchema.shape.projects, []),
	date: date('createdAt'),
} satisfies Fields<OwnMessage, typeof schema>;

export const messageFields = {
	...ownMessageFields,
	read: flag('read'),
	answers: json('answers', messageSchema.shape.answers, []),
} satisfies Fields<Message, typeof schema>;

/** Project reference with its current name. */
export const namedProjectFields = {
	_id: documentId,
	name: projectFields.projectsName,
} satisfies Fields<MessageProjects[number], typeof projectSchema>;

export type OwnMessageRow = StoredRow<typeof ownMessageFields>;

export const presentOwnMessage = presenter(ownMessageFields);
export const presentMessage = presenter(messageFields);
export const presentNamedProject = presenter(namedProjectFields);
