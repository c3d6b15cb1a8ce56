import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';

/** An attribute whose texts are those of a list of the owner's. */
export interface Listed {
	uid: 'api::project.project' | 'api::skill.skill';
	attribute: string;
	/** What stands in the settings. */
	stored: () => Promise<readonly string[]>;
	/** What may be said; empty allows any. */
	read: () => Promise<readonly string[]>;
	/** Whether a new entry that says none is in the last one. */
	isDemanded: boolean;
}

interface Params {
	documentId?: string;
	data?: Record<string, unknown>;
}

/** What an entry says already it may go on saying, though the owner's list has it no more. */
const isSaid = async ({ uid, attribute }: Listed, documentId: string, name: string) =>
	(await strapi.db.query(uid).count({ where: { documentId, [attribute]: name } })) > 0;

/** Holds what is written against the owner's list, whoever writes it. */
export function refuseUnlisted(strapi: Core.Strapi, listed: Listed) {
	const { uid, attribute, isDemanded } = listed;
	strapi.documents.use(async (context, next) => {
		const { action, uid: written } = context;
		if (written !== uid || (action !== 'create' && action !== 'update')) return next();
		const { documentId, data } = context.params as Params;
		const said = data?.[attribute];
		const known = await listed.read();
		const isNone = said === '' || said === null || (said === undefined && action === 'create');
		if (data && isNone && isDemanded) data[attribute] = known.at(-1);
		if (typeof said !== 'string' || said === '') return next();
		if (known.length === 0 || known.includes(said)) return next();
		if (documentId && (await isSaid(listed, documentId, said))) return next();
		const message = messages.chooseOne(known);
		throw new errors.ValidationError(message, { errors: [{ path: [attribute], message }] });
	});
}
