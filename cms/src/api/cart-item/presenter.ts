import { type CartItem, cartItemSchema } from '@sumu/contract';
import {
	computed,
	date,
	documentId,
	type Fields,
	joined,
	json,
	numberOrNull,
	presenter,
	type StoredRow,
	shapeOf,
	text,
	textOrNull,
	webAddress,
} from '../../platform/fields';
import { type FileRow, picture } from '../../platform/media/picture';
import type projectSchema from '../project/content-types/project/schema.json';
import { unlessOff } from '../project/detail-presenter';
import { detailColumns, projectFields } from '../project/presenter';
import type schema from './content-types/cart-item/schema.json';

const image = text('image');
const projectsName = text('projectsName');
/** The project's current picture, if any. */
const file = joined<'file', FileRow | null>('file');
/** The project's current slug, if any. */
const slug = joined<'slug', string | null>('slug');
const projectId = text('projectId');

export const cartItemFields = {
	_id: documentId,
	projectId,
	slug: computed({ slug, projectId }, (from) => from.slug || from.projectId),
	projectsName,
	image,
	picture: computed({ file, image, projectsName }, (from) =>
		picture(from.file, from.image, from.projectsName),
	),
	...unlessOff({
		projectsLiveLink: webAddress('projectsLiveLink'),
		frontend: text('frontend'),
		backend: text('backend'),
		projectTheme: text('projectTheme'),
		projectFeature: json('projectFeature', cartItemSchema.shape.projectFeature, []),
		projectDelivery: text('projectDelivery'),
		projectPrice: numberOrNull('projectPrice'),
	}),
	projectsDescription: text('projectsDescription'),
	email: text('email'),
	userName: text('userName'),
	userImg: textOrNull('userImg'),
	date: date('createdAt'),
} satisfies Fields<CartItem, typeof schema>;

export type CartItemRow = StoredRow<typeof cartItemFields>;
export const cartItemShape = shapeOf(cartItemFields);

export const presentCartItem = presenter(cartItemFields);

/** Fields of a line that are not copied from its project. */
type Given = '_id' | 'slug' | 'picture' | 'email' | 'userName' | 'userImg' | 'date';

/** Fields that a line copies from its project. */
export const copiedFields = {
	projectId: documentId,
	projectsName: projectFields.projectsName,
	image: projectFields.image,
	...detailColumns,
	projectsDescription: projectFields.projectsDescription,
} satisfies Fields<Omit<CartItem, Given>, typeof projectSchema>;

export type CopiedRow = StoredRow<typeof copiedFields>;

export const presentCopied = presenter(copiedFields);
