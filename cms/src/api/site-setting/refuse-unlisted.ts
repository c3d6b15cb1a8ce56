import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';

/** Attribute whose values come from a list in the owner's settings. */
export interface Listed {
	uid: 'api::project.project' | 'api::skill.skill';
	attribute: string;
	/** Values in the settings. */
	stored: () => Promise<readonly string[]>;
	/** Allowed values; empty allows any. */
	read: () => Promise<readonly string[]>;
	/** If true, an entry without a value gets the last one. */
	isDemanded: boolean;
}

interface Params {
	documentId?: string;
	data?: Record<string, unknown>;
}

/** Checks whether an entry already has a value: it may keep it even if the owner's list no longer contains it. */
const isSaid = async ({ uid, attribute }: Listed, documentId: string, name: string) =>
	(await strapi.db.query(uid).count({ where: { documentId, [attribute]: name } })) > 0;

/** Refuses values that are not in the owner's list, through the API or in the panel. */
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
