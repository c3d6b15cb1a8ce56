import { type CartItem, cartItemSchema } from '@sumu/contract';
import {
	computedField,
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	getQueryOptions,
	jsonField,
	nullableNumberField,
	nullableTextField,
	type StoredRow,
	textField,
	virtualField,
	webAddressField,
} from '../../platform/fields';
import { type FileRow, toPicture } from '../../platform/media/picture';
import type projectSchema from '../project/content-types/project/schema.json';
import { detailColumns, hideWhenDisabled, projectFields } from '../project/presenter';
import type schema from './content-types/cart-item/schema.json';

const imageField = textField('image');
const projectsNameField = textField('projectsName');
/** The project's current picture, if any. */
const fileField = virtualField<'file', FileRow | null>('file');
/** The project's current slug, if any. */
const slugField = virtualField<'slug', string | null>('slug');
const projectIdField = textField('projectId');

export const cartItemFields = {
	_id: documentIdField,
	projectId: projectIdField,
	slug: computedField(
		{ slug: slugField, projectId: projectIdField },
		(from) => from.slug || from.projectId,
	),
	projectsName: projectsNameField,
	image: imageField,
	picture: computedField(
		{ file: fileField, image: imageField, projectsName: projectsNameField },
		(from) => toPicture(from.file, from.image, from.projectsName),
	),
	...hideWhenDisabled({
		projectsLiveLink: webAddressField('projectsLiveLink'),
		frontend: textField('frontend'),
		backend: textField('backend'),
		projectTheme: textField('projectTheme'),
		projectFeature: jsonField('projectFeature', cartItemSchema.shape.projectFeature, []),
		projectDelivery: textField('projectDelivery'),
		projectPrice: nullableNumberField('projectPrice'),
	}),
	projectsDescription: textField('projectsDescription'),
	email: textField('email'),
	userName: textField('userName'),
	userImg: nullableTextField('userImg'),
	date: dateField('createdAt'),
} satisfies FieldMapFor<CartItem, typeof schema>;

export type CartItemRow = StoredRow<typeof cartItemFields>;
export const cartItemShape = getQueryOptions(cartItemFields);

export const presentCartItem = createPresenter(cartItemFields);

/** Fields of a line that are not copied from its project. */
type UncopiedFieldName = '_id' | 'slug' | 'picture' | 'email' | 'userName' | 'userImg' | 'date';

/** Fields that a line copies from its project. */
export const copiedFields = {
	projectId: documentIdField,
	projectsName: projectFields.projectsName,
	image: projectFields.image,
	...detailColumns,
	projectsDescription: projectFields.projectsDescription,
} satisfies FieldMapFor<Omit<CartItem, UncopiedFieldName>, typeof projectSchema>;

export type CopiedRow = StoredRow<typeof copiedFields>;

export const presentCopied = createPresenter(copiedFields);
