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

/** What nobody does in the panel, whoever it is. */
export const isWithheld = ({ action, subject }: Permission) =>
	(action === `${explorer}create` && notAdded.includes(subject ?? '')) ||
	(action === `${explorer}update` && notEdited.includes(subject ?? ''));

const tools =
	/^(?:admin::(?:marketplace|webhooks|api-tokens|admin-tokens|transfer|provider-login|project-settings)\.|plugin::(?:content-type-builder|i18n|email)\.|plugin::users-permissions\.(?:providers|email-templates|advanced-settings)\.)/;

/** What is for developers alone. */
export const isTool = ({ action }: Permission) => tools.test(action);

/** What the owner of the first account has. */
export const isOwners = (permission: Permission) =>
	!isWithheld(permission) && (env.PANEL_TOOLS || !isTool(permission));
