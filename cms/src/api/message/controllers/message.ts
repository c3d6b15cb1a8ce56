import {
	deleteMessage,
	listMessages,
	type MessageState,
	readMessage,
	replyMessage,
	sendMessage,
} from '@sumu/contract';
import { action } from '../../../contract/action';
import { listResponse } from '../../../contract/pages';
import { changedResponse } from '../../../contract/writes';
import { callerOf } from '../../../identity/caller';
import { removed } from '../../../platform/documents/content';
import { written } from '../../../platform/fields';
import { accepted } from '../../../platform/lib/accepted';
import { found } from '../../../platform/lib/found';
import { inBackground } from '../../../platform/lib/in-background';
import { lastCreatedFirst } from '../../../platform/lib/orders';
import { type Slice, stored } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { answerMessage } from '../answer';
import type schema from '../content-types/message/schema.json';
import { mailMessage } from '../mail';
import { mailCopy } from '../mail-copy';
import { namedProjects } from '../named-projects';
import { messageFields, presentMessage } from '../presenter';
import { refuseNoNumber } from '../refuse-no-number';

const uid = 'api::message.message';
const columns = written<typeof schema>();
const messages = stored(uid, messageFields);

const dataTable = table({
	search: ['name', 'email', 'subject', 'details'],
	sort: {
		name: 'name',
		email: 'email',
		subject: 'subject',
		read: 'read',
		date: 'createdAt',
	},
	order: lastCreatedFirst,
});

/** Conditions for the messages in each state; `messageState` is the rule for a single one. */
const states: Record<MessageState, object> = {
	new: { read: false },
	read: { read: true, answeredAt: null },
	answered: { read: true, answeredAt: { $notNull: true } },
};

const changed = async (documentId: string) =>
	changedResponse(presentMessage(found(await messages.one(documentId))));

export default {
	send: action(sendMessage, async ({ body: { website, projects, ...fields }, ctx }) => {
		if (!website) {
			await refuseNoNumber(fields.number);
			const message = { ...fields, projects: await namedProjects(projects) };
			const { documentId } = await strapi.documents(uid).create({ data: columns(message) });
			inBackground(() => mailMessage(message, documentId));
			inBackground(() => mailCopy(message, callerOf(ctx.state)));
		}
		ctx.status = 201;
		return accepted;
	}),

	list: action(listMessages, async ({ query, ctx }) => {
		const where = {
			...(query.read ? { read: query.read === 'true' } : {}),
			...(query.status ? { $and: [states[query.status]] } : {}),
		};
		const rows = async (slice: Slice) => (await messages.list(slice)).map(presentMessage);
		if (query.page) return dataTable.response(ctx, query, { count: messages.count, rows }, where);
		return listResponse(await rows({ where, orderBy: lastCreatedFirst, limit: query.limit }));
	}),

	read: action(readMessage, async ({ params: { id: documentId }, body }) => {
		found(await strapi.documents(uid).update({ documentId, data: columns(body) }));
		return changed(documentId);
	}),

	reply: action(replyMessage, async ({ params: { id }, body }) => {
		await answerMessage(id, body);
		return changed(id);
	}),

	remove: action(deleteMessage, ({ params }) => removed(uid, params.id)),
};
