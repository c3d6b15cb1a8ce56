import { contentTypes, entryKinds, toEntryUid } from '@sumu/contract';

/** Display names of the content types, in the order of the menu. */
export const contentTypeNames: readonly (readonly [uid: string, many: string, one: string])[] = [
	...entryKinds.map((kind) => [toEntryUid(kind), ...contentTypes[kind].panelNames] as const),
	['api::message.message', 'Messages', 'Message'],
	['api::subscriber.subscriber', 'Subscribers', 'Subscriber'],
	['api::cart-item.cart-item', 'Carts', 'Cart item'],
	['plugin::users-permissions.user', 'People', 'Account'],
	['api::site-setting.site-setting', 'Site', 'Site'],
];

export const nameOf = (uid: string) => contentTypeNames.find(([each]) => each === uid)?.[2] ?? '';

export const settingsUid = 'api::site-setting.site-setting';

export const listPath = (uid: string) => `/content-manager/collection-types/${uid}`;

export const entryPath = (uid: string, id: string) =>
	uid === settingsUid ? `/content-manager/single-types/${uid}` : `${listPath(uid)}/${id}`;

/** Props that Strapi passes to a side panel or an action of an edit form. */
export interface EditViewProps {
	model: string;
	/** Missing while a new entry is being created. */
	document?: Record<string, unknown>;
}
