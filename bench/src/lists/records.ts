import { owner } from '../../../cms/tests/support/server.ts';
import { idOf, type Kind, paragraph } from './content';

const address = (number: number) => `reader${number}@example.com`;

/** Id of the first account. */
const ownerId = 1;
/** Number of items in the owner's cart; all other items belong to another account. */
const inCart = 12;

/** Content types that only the owner reads, and cart items. */
export const records: readonly Kind[] = [
	{
		name: 'message',
		uid: 'api::message.message',
		table: 'messages',
		sort: 'createdAt:desc',
		row: (number) => ({
			name: `Nadia ${number}`,
			email: address(number),
			number: '01712345678',
			subject: `Shop ${number}`,
			details: paragraph.repeat(3),
			read: number % 3 > 0,
		}),
	},
	{
		name: 'subscriber',
		uid: 'api::subscriber.subscriber',
		table: 'subscribers',
		sort: 'createdAt:desc',
		row: (number) => ({ email: address(number), confirmed: true }),
	},
	{
		name: 'user',
		uid: 'plugin::users-permissions.user',
		table: 'up_users',
		sort: 'createdAt:desc',
		row: (number) => ({
			username: address(number),
			email: address(number),
			display_name: `Nadia ${number}`,
			provider: 'local',
			confirmed: true,
			blocked: false,
		}),
	},
	{
		name: 'cart-item',
		uid: 'api::cart-item.cart-item',
		table: 'cart_items',
		sort: 'createdAt:desc',
		row: (number) => ({
			key: `${number}:bench`,
			email: number < inCart ? owner.email : address(number),
			project_id: `bench${String(number).padStart(19, '0')}`,
			projects_name: `Project ${number}`,
			project_price: number % 900,
		}),
		links: {
			table: 'cart_items_user_lnk',
			row: (id, number) => ({
				cart_item_id: id,
				user_id: number < inCart ? ownerId : idOf(number),
			}),
		},
	},
];
