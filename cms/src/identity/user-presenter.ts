import type { User } from '@sumu/contract';
import { calledRole } from '../access/called';
import { roleOf } from '../access/role-of';
import type schema from '../extensions/users-permissions/content-types/user/schema.json';
import {
	column,
	computed,
	date,
	dateOrNull,
	documentId,
	type Fields,
	flag,
	presenter,
	relation,
	type StoredRow,
	shapeOf,
	text,
	textOrNull,
} from '../platform/fields';
import { pictureFields } from '../platform/media/picture-fields';

const { address, picture } = pictureFields({
	file: 'avatar',
	url: 'photoURL',
	alt: 'displayName',
});
const role = relation('role', { type: text('type') });

export const userFields = {
	_id: documentId,
	displayName: text('displayName'),
	email: column('email', (email: string) => email),
	emailVerified: flag('emailVerified'),
	phoneNumber: textOrNull('phoneNumber'),
	photoURL: computed({ address }, (from) => from.address || null),
	picture,
	role: computed({ role }, (from) => calledRole[roleOf({ user: from })]),
	country: text('country'),
	city: text('city'),
	address: text('address'),
	aboutMe: text('aboutMe'),
	/** The column contains a hash, which never leaves the server. */
	hasPassword: computed({ hash: textOrNull('password') }, ({ hash }) => hash !== null),
	twoStep: computed(
		{ on: flag('twoStep'), sealed: textOrNull('secondFactor') },
		({ on, sealed }) => on && sealed !== null,
	),
	date: date('createdAt'),
	termsAccepted: dateOrNull('termsAccepted'),
} satisfies Fields<User, typeof schema>;

/** Columns that are read with an account, but never sent. */
const kept = { blocked: flag('blocked'), signedInBefore: flag('signedInBefore') };

export const userShape = shapeOf({ ...userFields, ...kept });
export type UserRow = StoredRow<typeof userFields & typeof kept>;

export const presentUser = presenter(userFields);
