import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';

/** Attribute whose values come from a list in the owner's settings. */
export interface ListedAttribute {
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
const hasStoredName = async (
	{ uid, attribute }: ListedAttribute,
	documentId: string,
	name: string,
) => (await strapi.db.query(uid).count({ where: { documentId, [attribute]: name } })) > 0;

/** Refuses values that are not in the owner's list, through the API or in the panel. */
export function refuseUnlisted(strapi: Core.Strapi, listedAttribute: ListedAttribute) {
	const { uid, attribute, isDemanded } = listedAttribute;
	strapi.documents.use(async (context, next) => {
		const { action, uid: targetUid } = context;
		if (targetUid !== uid || (action !== 'create' && action !== 'update')) return next();
		const { documentId, data } = context.params as Params;
		const submittedName = data?.[attribute];
		const allowedNames = await listedAttribute.read();
		const isNone =
			submittedName === '' ||
			submittedName === null ||
			(submittedName === undefined && action === 'create');
		if (data && isNone && isDemanded) data[attribute] = allowedNames.at(-1);
		if (typeof submittedName !== 'string' || submittedName === '') return next();
		if (allowedNames.length === 0 || allowedNames.includes(submittedName)) return next();
		if (documentId && (await hasStoredName(listedAttribute, documentId, submittedName)))
			return next();
		const message = messages.chooseOne(allowedNames);
		throw new errors.ValidationError(message, { errors: [{ path: [attribute], message }] });
	});
}
