import { type ContactMessage, messageSchema, messageStages, type OwnMessage } from '@sumu/contract';
import {
	booleanField,
	choiceField,
	columnField,
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	jsonField,
	nullableTextField,
	type StoredRow,
	textField,
} from '../../platform/fields';
import type projectSchema from '../project/content-types/project/schema.json';
import { projectFields } from '../project/presenter';
import type schema from './content-types/message/schema.json';

export type MessageProjects = ContactMessage['projects'];

export const ownMessageFields = {
	_id: documentIdField,
	name: textField('name'),
	email: textField('email'),
	number: textField('number'),
	subject: textField('subject'),
	details: textField('details'),
	projects: jsonField('projects', messageSchema.shape.projects, []),
	pages: jsonField('pages', messageSchema.shape.pages, []),
	date: dateField('createdAt'),
} satisfies FieldMapFor<OwnMessage, typeof schema>;

export const messageFields = {
	...ownMessageFields,
	read: booleanField('read'),
	stage: choiceField('stage', messageStages, 'new'),
	note: textField('note'),
	// PostgreSQL returns decimals as texts.
	value: columnField('value', (stored: number | string | null) =>
		stored === null ? null : Number(stored),
	),
	followUp: nullableTextField('followUp'),
	answers: jsonField('answers', messageSchema.shape.answers, []),
} satisfies FieldMapFor<ContactMessage, typeof schema>;

/** Project reference with its current name. */
export const namedProjectFields = {
	_id: documentIdField,
	name: projectFields.projectsName,
} satisfies FieldMapFor<MessageProjects[number], typeof projectSchema>;

export type OwnMessageRow = StoredRow<typeof ownMessageFields>;

export const presentOwnMessage = createPresenter(ownMessageFields);
export const presentMessage = createPresenter(messageFields);
export const presentNamedProject = createPresenter(namedProjectFields);
