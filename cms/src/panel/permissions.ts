import { env } from '../env';

/** A right in Strapi's panel, as its permission service makes it. */
export interface Permission {
	action: string;
	subject?: string | null;
	properties?: { fields?: string[] };
}

/** What visitors make: nobody adds one by hand. */
export const notAdded = [
	'api::message.message',
	'api::subscriber.subscriber',
	'api::cart-item.cart-item',
];
/** What is read, not edited; whether a message was read is told by a call of its own. */
export const notEdited = ['api::message.message', 'api::cart-item.cart-item'];

const explorer = 'plugin::content-manager.explorer.';

export const accountUid = 'plugin::users-permissions.user';
const siteRoleUid = 'plugin::users-permissions.role';

/** Content types that the panel lists: the site's own, and its accounts. */
export const isListed = (uid: string) => uid.startsWith('api::') || uid === accountUid;

/** Names of roles are read where an account's role is chosen; the roles themselves are not listed. */
const isRoleName = ({ action, subject }: Permission) =>
	action === `${explorer}read` && subject === siteRoleUid;

/** What nobody does in the panel, whoever it is. Sessions, tokens, roles and rights are no content. */
export const isWithheld = (permission: Permission) => {
	const { action, subject } = permission;
	if (action.startsWith(explorer) && !isListed(subject ?? '')) return !isRoleName(permission);
	return (
		(action === `${explorer}create` && notAdded.includes(subject ?? '')) ||
		(action === `${explorer}update` && notEdited.includes(subject ?? ''))
	);
};

const tools =
	/^(?:admin::(?:marketplace|webhooks|api-tokens|admin-tokens|transfer|provider-login|project-settings)\.|plugin::(?:content-type-builder|i18n|email)\.|plugin::users-permissions\.(?:providers|email-templates|advanced-settings)\.)/;

const settings =
	/^(?:admin::roles|plugin::users-permissions\.(?:roles|advanced-settings|email-templates|providers))\.(?:create|update|delete)$/;

/** Settings of roles and sign-in, which the first owner alone changes. */
export const isFirstOwners = ({ action }: Permission) => settings.test(action);

/** What is for developers alone. */
export const isTool = ({ action }: Permission) => tools.test(action);

/** Fields of an account that the panel may set when it adds one, and change later. */
export const profileFields = [
	'displayName',
	'phoneNumber',
	'photoURL',
	'avatar',
	'city',
	'country',
	'address',
	'aboutMe',
] as const;
const authorityFields = ['role', 'blocked'] as const;
export const changeableFields: readonly string[] = [...profileFields, ...authorityFields];
export const addableFields: readonly string[] = [
	...changeableFields,
	'username',
	'email',
	'password',
	'confirmed',
];

const writableFields: Readonly<Record<string, readonly string[]>> = {
	[`${explorer}create`]: addableFields,
	[`${explorer}update`]: changeableFields,
};

/** Limits rights on accounts to the fields that the panel may write, and on roles to their names. */
export function withAllowedFields(permission: Permission): Permission {
	const fields = isRoleName(permission) ? ['name'] : writableFields[permission.action];
	if (![accountUid, siteRoleUid].includes(permission.subject ?? '') || !fields) return permission;
	return { ...permission, properties: { ...permission.properties, fields: [...fields] } };
}

/** What the owner of the first account has. */
export const isOwners = (permission: Permission) =>
	!isWithheld(permission) && (env.PANEL_TOOLS || !isTool(permission));
