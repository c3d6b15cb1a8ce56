import { env } from '../env';

/** Permission in Strapi's panel, as its permission service creates it. */
export interface Permission {
	action: string;
	subject?: string | null;
	properties?: { fields?: string[] };
}

/** Content types that only visitors create. */
export const notAdded = [
	'api::message.message',
	'api::subscriber.subscriber',
	'api::cart-item.cart-item',
];
/** Content types that cannot be edited; messages are marked as read through their own call. */
export const notEdited = ['api::message.message', 'api::cart-item.cart-item'];

const explorerPrefix = 'plugin::content-manager.explorer.';

export const accountUid = 'plugin::users-permissions.user';
const siteRoleUid = 'plugin::users-permissions.role';

/** Content types that the panel lists: the site's own, and its accounts. */
export const isListed = (uid: string) => uid.startsWith('api::') || uid === accountUid;

/** Role names are readable, to choose an account's role; the roles themselves are not listed. */
const isRoleName = ({ action, subject }: Permission) =>
	action === `${explorerPrefix}read` && subject === siteRoleUid;

/** Checks whether a permission is withheld from everyone. Sessions, tokens, roles and permissions are not content. */
export const isWithheld = (permission: Permission) => {
	const { action, subject } = permission;
	if (action.startsWith(explorerPrefix) && !isListed(subject ?? '')) return !isRoleName(permission);
	return (
		(action === `${explorerPrefix}create` && notAdded.includes(subject ?? '')) ||
		(action === `${explorerPrefix}update` && notEdited.includes(subject ?? ''))
	);
};

const developerToolPattern =
	/^(?:admin::(?:marketplace|webhooks|api-tokens|admin-tokens|transfer|provider-login|project-settings)\.|plugin::(?:content-type-builder|i18n|email)\.|plugin::users-permissions\.(?:providers|email-templates|advanced-settings)\.)/;

/** A webhook keeps sending content to its address after its author has left, so Developers add none. */
const firstOwnersPattern =
	/^(?:admin::(?:roles|webhooks)|plugin::users-permissions\.(?:roles|advanced-settings|email-templates|providers))\.(?:create|update|delete)$/;

/** Checks whether a permission changes roles, sign-in or webhooks, which is limited to the first owner. */
export const isFirstOwners = ({ action }: Permission) => firstOwnersPattern.test(action);

/** Checks whether a permission is for developers only. */
export const isTool = ({ action }: Permission) => developerToolPattern.test(action);

/** Account fields that the panel may set when it adds an account, and change later. */
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
	[`${explorerPrefix}create`]: addableFields,
	[`${explorerPrefix}update`]: changeableFields,
};

/** Limits permissions on accounts to the fields that the panel may write, and on roles to their names. */
export function withAllowedFields(permission: Permission): Permission {
	const fields = isRoleName(permission) ? ['name'] : writableFields[permission.action];
	if (![accountUid, siteRoleUid].includes(permission.subject ?? '') || !fields) return permission;
	return { ...permission, properties: { ...permission.properties, fields: [...fields] } };
}

/** Checks whether a permission belongs to the first owner. */
export const isOwners = (permission: Permission) =>
	!isWithheld(permission) && (env.PANEL_TOOLS || !isTool(permission));
