import type { User } from '@sumu/contract';
import { contractRoles, roleOf } from '../access/roles';
import type schema from '../extensions/users-permissions/content-types/user/schema.json';
import {
	booleanField,
	columnField,
	computedField,
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	getQueryOptions,
	nullableDateField,
	nullableTextField,
	relationField,
	type StoredRow,
	textField,
} from '../platform/fields';
import { pictureFields } from '../platform/media/picture-columns';

const { address, picture } = pictureFields({
	file: 'avatar',
	url: 'photoURL',
	alt: 'displayName',
});
const roleRelation = relationField('role', { type: textField('type') });

export const userFields = {
	_id: documentIdField,
	displayName: textField('displayName'),
	email: columnField('email', (email: string) => email),
	emailVerified: booleanField('emailVerified'),
	phoneNumber: nullableTextField('phoneNumber'),
	photoURL: computedField({ address }, (from) => from.address || null),
	picture,
	role: computedField({ role: roleRelation }, (from) => contractRoles[roleOf({ user: from })]),
	country: textField('country'),
	city: textField('city'),
	address: textField('address'),
	aboutMe: textField('aboutMe'),
	/** The column contains a hash, which never leaves the server. */
	hasPassword: computedField({ hash: nullableTextField('password') }, ({ hash }) => hash !== null),
	twoStep: computedField(
		{ on: booleanField('twoStep'), sealed: nullableTextField('secondFactor') },
		({ on, sealed }) => on && sealed !== null,
	),
	date: dateField('createdAt'),
	termsAccepted: nullableDateField('termsAccepted'),
} satisfies FieldMapFor<User, typeof schema>;

/** Columns that are read with an account, but never sent. */
const internalFields = {
	blocked: booleanField('blocked'),
	signedInBefore: booleanField('signedInBefore'),
};

export const userShape = getQueryOptions({ ...userFields, ...internalFields });
export type UserRow = StoredRow<typeof userFields & typeof internalFields>;

export const presentUser = createPresenter(userFields);
